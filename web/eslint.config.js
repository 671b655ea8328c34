// What the compiler does not see: forgotten promises, unkeyed lists, dead code, long lines.
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["dist/", "src/server/schema.ts", "src/games/core.ts", "src/games/*/view.ts"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser } } },
  {
    files: ["scripts/**", "*.config.*"],
    languageOptions: { globals: { ...globals.node } },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig },
    },
  },
  {
    rules: {
      eqeqeq: "error",
      "max-len": ["error", { code: 120 }],
      "no-console": "error",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      // Maps that one computation fills and lets go need not tell anybody.
      "svelte/prefer-svelte-reactivity": "off",
      // A space at a line's end is written {" "}, or it would be lost.
      "svelte/no-useless-mustaches": "off",
    },
  },
);
