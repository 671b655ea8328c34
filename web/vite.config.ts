// @ts-expect-error The types here are those of pages, which know no Node.
import { readFileSync, writeFileSync } from "node:fs";
// @ts-expect-error As above.
import { brotliCompressSync } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

import { kept } from "./scripts/kept.mjs";
import { words } from "./scripts/words.mjs";

/** Beside each text lies the smallest form of it, made once: a server at work has no time for that. */
const small: Plugin = {
  name: "small",
  apply: "build",
  enforce: "post",
  writeBundle({ dir }, bundle) {
    for (const name of Object.keys(bundle).filter((each) => /\.(js|css|svg)$/.test(each))) {
      const file = `${dir}/${name}`;
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
    }
  },
};

/** What lobby and tables both need is small: one file of it travels faster than ten. */
const SHARED = new RegExp(
  "src/(" +
    "parts/(LanguageChoice|Logo|Mark|MarkShape|marks|colours)" +
    "|lobby/(offered|Tables)|games/face|table/notice)[.]",
);

// The games' words lie beside their rules, outside this folder, so that terminal and browser say the same.
export default defineConfig({
  plugins: [svelte(), words, kept, small],
  build: {
    target: "es2022",
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "shared", test: SHARED }] } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8377", ws: true } },
  },
});
