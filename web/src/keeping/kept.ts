// What of the client a device keeps for its next visit, and what always comes from the server.

/** What the worker knows of its build: a name that no other build has, and the files of it. */
export interface Build {
  version: string;
  files: string[];
}

/** What a page asks of a worker that waits: to take over from the one before. */
export type Order = "take over";

interface Asked {
  method: string;
  url: string;
  mode: string;
}

/** What the server alone may answer: everything about tables, and how it is itself. */
const OF_THE_SERVER = ["/api", "/healthz", "/metrics"];
const ASSETS = "/assets/";

/**
 * Which part of the client a request asks for; null where it is none. A page has an address without a
 * dot at its end, an asset a name that changes with what is in it.
 */
export function partOf({ method, url, mode }: Asked, origin: string): "page" | "asset" | null {
  const { origin: from, pathname } = new URL(url);
  if (method !== "GET" || from !== origin) return null;
  if (OF_THE_SERVER.some((path) => pathname === path || pathname.startsWith(`${path}/`)))
    return null;
  if (pathname.startsWith(ASSETS)) return "asset";
  const last = pathname.slice(pathname.lastIndexOf("/") + 1);
  return mode === "navigate" && !last.includes(".") ? "page" : null;
}

/** Which of the kept builds can go: all but this one and the one before, which may still be open. */
export function outdated(kept: readonly string[], own: string): string[] {
  return kept.filter((name) => name !== own).slice(0, -1);
}
