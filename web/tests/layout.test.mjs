// The layout measured instead of looked at: games at a moment kept from a transcript, on screens from a small phone to a big
// one on a desk. The suite takes some of each; `make pictures` all of it (LAYOUT=full), with a picture of every one in
// build/pictures for a person to page through.
import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { framed, ROOT, still, visitor } from "./kit.mjs";
import { faults, KEPT, MOMENTS, pageOf, SCREENS, sizeOf, tableAt } from "./layout.mjs";
import { browser, house } from "./opened.mjs";

const FULL = process.env.LAYOUT === "full";
const FOLDER = join(ROOT, "build/pictures");
const LANGUAGES = ["en", "it"];
const THEMES = ["light", "dark"];

/** Of the suite: with most seats in the middle and late, with fewest at the start; the languages by turns. */
const SOME = [
  [1, "middle", "en"],
  [1, "late", "it"],
  [0, "start", "it"],
  [1, "end", "en"],
];
const ALL = [0, 1].flatMap((which) =>
  Object.keys(MOMENTS).flatMap((moment) => LANGUAGES.map((language) => [which, moment, language])),
);
const shots = [];

for (const [game, files] of Object.entries(KEPT))
  test(`${game} lays itself out on every screen`, async () => {
    const bad = [];
    const pages = {};
    const tables = new Map();
    for (const [which, moment, language] of FULL ? ALL : SOME) {
      const page = (pages[language] ??= await visitor(browser, house, { language }));
      const key = `${language} ${which} ${moment}`;
      if (!tables.has(key)) tables.set(key, await tableAt(page, game, files[which], moment));
      const { table, seat, count } = tables.get(key);
      await sizeOf(page, Object.values(SCREENS)[0]);
      await pageOf(page, table, seat);
      await still(page);
      for (const [screen, size] of Object.entries(SCREENS)) {
        await sizeOf(page, size);
        await framed(page);
        const found = await page.evaluate(faults, { phone: size.width < 640, desk: size.width >= 1366 });
        bad.push(...found.map((fault) => `${count} seats, ${moment}, ${language}, ${screen}: ${fault}`));
        if (FULL)
          for (const colorScheme of THEMES) {
            await page.emulateMedia({ colorScheme });
            await framed(page);
            const name = `${game}-${count}-${moment}-${screen}-${language}-${colorScheme}.png`;
            mkdirSync(FOLDER, { recursive: true });
            await page.screenshot({ path: join(FOLDER, name) });
            shots.push({ name, bad: found });
          }
        if (FULL) await page.emulateMedia({ colorScheme: "light" });
      }
      assert.deepEqual(page.troubles, []);
    }
    if (FULL) writeFileSync(join(FOLDER, "index.html"), album(shots));
    assert.deepEqual(bad, []);
  });

/** All pictures, one after the other: the arrow keys page through them, and what is wrong stands below. */
function album(/** @type {{ name: string, bad: string[] }[]} */ all) {
  const plain = (words) => words.replace(/&/g, "&amp;").replace(/</g, "&lt;");
  const shown = all.map(
    ({ name, bad }) => `<figure id="${name}"><figcaption><a href="${name}">${name.replace(".png", "")}</a></figcaption>
<img loading="lazy" src="${name}" alt=""><ul>${bad.map((each) => `<li>${plain(each)}</li>`).join("")}</ul></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Undercroft: every board on every screen</title>
<style>body{font:16px sans-serif;background:#888;margin:0;scroll-snap-type:y proximity}
figure{margin:0;padding:8px;min-height:100vh;box-sizing:border-box;scroll-snap-align:start}
img{max-width:100%;max-height:88vh;display:block}li{color:#600;background:#fff}</style>
${shown.join("\n")}
<script>addEventListener("keydown",(event)=>{const by={ArrowRight:1,ArrowLeft:-1}[event.key];if(!by)return;
const all=[...document.querySelectorAll("figure")];const at=all.findIndex((each)=>each.getBoundingClientRect().bottom>40);
all[Math.max(0,Math.min(all.length-1,at+by))].scrollIntoView();event.preventDefault()})</script>
`;
}
