// The service worker of a build: knows which files belong to it, and a name that no other build has.
import { createHash } from "node:crypto";

const WORKER = "worker.js";
const SOURCE = "src/keeping/worker.ts";
const BLANK = "__BUILD__";
/** The whole fonts: the cut ones have what these pages say, and names with rarer letters are rare. */
const SELDOM = /-latin-wght-/;

/** The files to keep, as addresses, and the name of the build: a hash of all of them and of the page. */
export function buildOf(bundle) {
  const assets = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
  const hash = createHash("sha256").update(String(bundle["index.html"]?.source));
  for (const name of assets.sort()) hash.update(name);
  return {
    version: hash.digest("hex").slice(0, 16),
    files: assets.filter((name) => !SELDOM.test(name)).map((name) => `/${name}`),
  };
}

export const kept = {
  name: "kept",
  apply: "build",
  enforce: "post",
  buildStart() {
    this.emitFile({ type: "chunk", id: SOURCE, fileName: WORKER });
  },
  generateBundle(_options, bundle) {
    const worker = bundle[WORKER];
    if (!worker.code.includes(BLANK)) this.error(`${WORKER} has no room for the list of files`);
    worker.code = worker.code.replace(BLANK, JSON.stringify(buildOf(bundle)));
  },
};
