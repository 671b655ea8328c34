// Which page is shown, read from the address. Links inside the client change it without a reload.

export type Route =
  | { page: "lobby" }
  | { page: "table"; id: string; step: number | null }
  | { page: "analysis"; id: string }
  | { page: "join"; token: string }
  | { page: "replays" }
  | { page: "tables" }
  | { page: "rules"; game: string | null; clause: string | null }
  | { page: "learn"; game: string | null; course: string | null; lesson: string | null }
  | { page: "missing" };

export function parse(path: string, hash = ""): Route {
  const [first = "", second = "", third = "", fourth = ""] = path
    .split("/")
    .filter(Boolean)
    .map(decodeURIComponent);
  if (first === "") return { page: "lobby" };
  if (first === "table" && second && !third) return { page: "table", id: second, step: null };
  if (first === "table" && second && third === "step" && /^[1-9]\d*$/.test(fourth))
    return { page: "table", id: second, step: Number(fourth) };
  if (first === "table" && second && third === "analysis") return { page: "analysis", id: second };
  if (first === "learn")
    return {
      page: "learn",
      game: second || null,
      course: third || null,
      lesson: fourth || null,
    };
  if (first === "join" && second) return { page: "join", token: second };
  if (first === "replays") return { page: "replays" };
  if (first === "tables") return { page: "tables" };
  if (first === "rules")
    return { page: "rules", game: second || null, clause: hash.slice(1) || null };
  return { page: "missing" };
}

class Router {
  route = $state.raw<Route>(parse(location.pathname, location.hash));
  /** How often a page was opened anew without a change of address. */
  times = $state(0);

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  #read(): void {
    this.route = parse(location.pathname, location.hash);
  }

  go(path: string): void {
    history.pushState(null, "", path + location.search);
    this.#read();
    scrollTo(0, 0);
  }

  /** Opens the page that is shown anew. */
  again(): void {
    this.times += 1;
  }

  /** For `onclick` of a link: stays in the page, unless a new tab is asked for. */
  follow = (event: MouseEvent): void => {
    const link = event.currentTarget as HTMLAnchorElement;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  };
}

export const router = new Router();
