import { defineConfig, mergeConfig } from "vitest/config";
import client from "./vite.config";

// Apart from the client's own, so that building it does not need what tests it.
export default mergeConfig(
  client,
  defineConfig({
    test: {
      include: ["src/**/*.test.ts"],
      environment: "node",
      css: true,
      // Only what hangs is missed: compiling goes on beside these tests.
      testTimeout: 300_000,
      hookTimeout: 300_000,
    },
  }),
);
