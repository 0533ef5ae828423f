// What the first page of the house needs, compressed: it must stay small.
import { readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";

const MOST = 250_000;
const folder = new URL("../../src/undercroft/server/client/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", folder), "utf8"));
const needed = new Set(["index.html"]);
const visit = (key) => {
  const chunk = manifest[key];
  if (!chunk || needed.has(chunk.file)) return;
  needed.add(chunk.file);
  for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) needed.add(file);
  for (const other of chunk.imports ?? []) visit(other);
};
visit("index.html");
// One language, and of a table's page the largest board.
const size = (file) => gzipSync(readFileSync(new URL(file, folder)), { level: 9 }).length;
const parts = (pattern) => Object.values(manifest).filter((chunk) => pattern.test(chunk.src ?? ""));
const largest = (pattern) =>
  Math.max(
    0,
    ...parts(pattern).map((chunk) => size(chunk.file) + (chunk.css ?? []).reduce((sum, file) => sum + size(file), 0)),
  );
const first = [...needed].reduce((sum, file) => sum + size(file), 0);
const whole =
  first + largest(/texts\/.*\.ftl/) + largest(/games\/.*\/Board\.svelte$/) + largest(/games\/.*\/game\.ts$/);
console.log(
  `first load: ${Math.ceil(whole / 1000)} kB compressed of at most ${MOST / 1000} kB (${readdirSync(new URL("assets", folder)).length} files)`,
);
if (whole > MOST) {
  console.error("The first load has grown too large.");
  process.exit(1);
}
