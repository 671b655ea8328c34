/// <reference lib="webworker" />
// The service worker: keeps all files of one build, and answers with them alone. A page and its assets
// come from the same build; whatever is about a table passes by and goes to the server.
import { outdated, partOf, type Build, type Order } from "./kept";

declare const self: ServiceWorkerGlobalScope;
/** Written in when the client is built. */
declare const __BUILD__: Build;

const PAGE = "/";
const OURS = "serai-";
const build = __BUILD__;
const own = OURS + build.version;

const keptBuilds = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(OURS));

/** All or nothing: should the server change builds in between, one file is missing and nothing is kept. */
async function keep(): Promise<void> {
  await caches.delete(own); // what was kept before, and is kept again, is the newest
  const cache = await caches.open(own);
  await cache.addAll([new Request(PAGE, { cache: "no-cache" }), ...build.files]);
}

async function takeOver(): Promise<void> {
  await Promise.all(outdated(await keptBuilds(), own).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** A visit begins with the newest build that is kept whole, be it one whose worker still waits. */
async function pageFor(request: Request): Promise<Response> {
  const builds = self.registration.waiting ? (await keptBuilds()).reverse() : [own];
  for (const name of builds) {
    const page = await (await caches.open(name)).match(PAGE);
    if (page) return page;
  }
  return fetch(request);
}

/** An asset of this build; else of the one before, for a page that is of it; else it comes and is kept. */
async function assetFor(request: Request): Promise<Response> {
  const cache = await caches.open(own);
  const kept =
    (await cache.match(request, { ignoreVary: true })) ??
    (await caches.match(request, { ignoreVary: true }));
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** Back to the table that a notice is about. */
async function comeBack(address: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window" });
  const open = pages.find((page) => page.url === address);
  await (open ? open.focus() : self.clients.openWindow(address));
}

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", ({ data }) => {
  if ((data as Order) === "take over") void self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const part = partOf(event.request, self.location.origin);
  if (part === "page") event.respondWith(pageFor(event.request));
  else if (part === "asset") event.respondWith(assetFor(event.request));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(comeBack(String(event.notification.data)));
});
