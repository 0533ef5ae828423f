import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $src: here("./src"), $generated: here("./src/generated") },
    // Tests of logic run in Node, but on the Svelte of browsers: there state changes.
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  test: { css: true, include: ["src/**/*.test.ts"], setupFiles: ["src/unit.ts"] },
  build: {
    // The server finds it here; without it, it shows a page that says how to build it.
    outDir: here("../src/undercroft/server/client"),
    emptyOutDir: true,
    target: "es2022",
    // Nothing in data: addresses, because the server's policy lets scripts and fonts come from files alone.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
  },
  server: {
    // `npm run dev` beside `undercroft serve`.
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
