import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The games' words lie beside their rules, outside this folder, so that terminal and browser say the same.
export default defineConfig({
  plugins: [svelte()],
  build: { target: "es2022", manifest: true, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8377", ws: true } } },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
