// The page's side of what a device keeps: has the worker installed when there is time for it, and tells
// when there is a newer build. A visit has it from its beginning, never from the middle.
import type { Order } from "./kept";

const WORKER = "/worker.js";
const LAST_RELOAD = "serai-reloaded";
const NOT_AGAIN_WITHIN = 60_000;

const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

class Keeper {
  /** A newer build waits; a person may have it now, or has it at the next visit. */
  ready = $state(false);
  #registration: ServiceWorkerRegistration | undefined;
  #begunWith: ServiceWorker | null | undefined;

  /** A visit begins with the newest build that is kept; one that waits for that need not wait any more. */
  async settle(): Promise<void> {
    this.#begunWith = (await workers()?.getRegistration())?.waiting;
    const order: Order = "take over";
    this.#begunWith?.postMessage(order);
  }

  /** When the page is there and idle: keep this build, and look out for the next. */
  begin(): void {
    const saves = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
    if (!workers() || saves) return;
    const idle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 1000));
    if (document.readyState === "complete") idle(() => void this.#register());
    else addEventListener("load", () => idle(() => void this.#register()), { once: true });
  }

  async #register(): Promise<void> {
    try {
      this.#registration = await workers()!.register(WORKER, { updateViaCache: "none" });
      this.#registration.addEventListener("updatefound", () => this.#watch());
      this.#watch();
    } catch {
      // Where a browser forbids workers, or the line is lost, every visit fetches what it needs.
    }
  }

  #watch(): void {
    const coming = this.#registration?.installing;
    const look = (): void => {
      const waiting = this.#registration?.waiting;
      this.ready = Boolean(waiting && waiting !== this.#begunWith && workers()?.controller);
    };
    coming?.addEventListener("statechange", look);
    look();
  }

  /** Asks the server whether there is a newer build. */
  look(): void {
    void this.#registration?.update().catch(() => undefined);
  }

  /** The newer build, now. */
  renew(): void {
    location.reload();
  }
}

export const keeper = new Keeper();

/** A part of this build is gone: the server has a newer one, which the page is opened anew with, once. */
export function reloadForLost(now = Date.now(), memory: Storage = sessionStorage): boolean {
  if (now - Number(memory.getItem(LAST_RELOAD)) < NOT_AGAIN_WITHIN) return false;
  memory.setItem(LAST_RELOAD, String(now));
  return true;
}
