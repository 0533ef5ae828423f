import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "src/generated/", "public/"] },
  // With types, for what only they can tell: above all promises that nobody waits for.
  ...ts.configs.recommendedTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: [".svelte"] },
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    // The parser does not know the types of components; svelte-check does.
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
    },
  },
  { files: ["*.js", "*.ts"], ...ts.configs.disableTypeChecked },
  {
    // Browser tests and tools are JavaScript: their types are guessed, which is enough to see a promise nobody waits for.
    files: ["tests/**", "tools/**"],
    languageOptions: { parserOptions: { projectService: false, project: "./tsconfig.tests.json" } },
    rules: { ...ts.configs.disableTypeChecked.rules, "@typescript-eslint/no-floating-promises": "error" },
  },
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Facts of messages are strings and numbers, though the wire calls them unknown.
      "@typescript-eslint/no-base-to-string": "off",
      "svelte/require-each-key": "off",
      // Maps and sets that are made anew on every change need not be reactive themselves.
      "svelte/prefer-svelte-reactivity": "off",
      "svelte/no-navigation-without-resolve": "off",
    },
  },
);
