// A third language by new files alone: in a copy of the house with machine-made words, built anew, the page offers and
// speaks it.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { after, test } from "node:test";
import { equals, House, makeTable, openBrowser, ROOT, visitor } from "./kit.mjs";

const NAME = "Esperanto";
/** Where the copy gets words of its own: of the page, of the server, and of one game. */
const TEXTS = ["web/texts", "src/undercroft/terminal/texts", "src/undercroft/games/dice_brewing/texts"];
const PLAIN = /^([a-z][\w-]*) = ([^{}]+)$/;
const turned = (words) => [...words].reverse().join("");

/** The English words of a message that holds nothing but words. */
function english(folder, id) {
  const lines = readFileSync(join(ROOT, folder, "en.ftl"), "utf8").split("\n");
  const found = lines.map((line) => PLAIN.exec(line)).find((each) => each?.[1] === id);
  assert.ok(found, `${folder}: ${id} is not plain`);
  return found[2];
}

/** A copy of the checkout in which each plain message is also there in reverse, with the client built from it. */
function copyWithWords() {
  const copy = mkdtempSync(join(tmpdir(), "undercroft-language-"));
  after(() => rmSync(copy, { recursive: true, force: true }));
  const left = ["node_modules", "__pycache__", "client"];
  const filter = (path) => !left.includes(basename(path)) && !path.endsWith(".so");
  for (const folder of ["src", "web"]) cpSync(join(ROOT, folder), join(copy, folder), { recursive: true, filter });
  for (const folder of TEXTS) {
    const lines = readFileSync(join(ROOT, folder, "en.ftl"), "utf8").split("\n");
    const words = lines.flatMap((line) => {
      const plain = PLAIN.exec(line);
      return plain ? [`${plain[1]} = ${plain[1] === "language-name" ? NAME : turned(plain[2])}`] : [];
    });
    writeFileSync(join(copy, folder, "eo.ftl"), words.join("\n") + "\n");
  }
  symlinkSync(join(ROOT, "web/node_modules"), join(copy, "web/node_modules"));
  const vite = join(ROOT, "web/node_modules/vite/bin/vite.js");
  execFileSync(process.execPath, [vite, "build", "--logLevel", "error"], { cwd: join(copy, "web") });
  return copy;
}

test("a third language is offered and spoken by the page, and English stands in for what it lacks", async () => {
  const house = await House.open(join(copyWithWords(), "src"));
  after(() => house.close());
  const browser = await openBrowser();
  after(() => browser.close());
  const page = await visitor(browser, house, { language: "eo" });
  await page.goto("/");
  await page.getByRole("heading", { name: turned(english("web/texts", "home-title")) }).waitFor();
  await equals(() => page.locator("html").getAttribute("lang"), "eo");

  // It is among those one may choose, under its own name, and one may go and come back.
  await page.goto("/settings");
  await page.getByRole("radio", { name: NAME, checked: true }).waitFor();
  for (const other of ["English", "Italiano"]) await page.getByRole("radio", { name: other }).waitFor();
  await page.getByRole("radio", { name: "English" }).check();
  await page.getByRole("heading", { name: "Settings", level: 1 }).waitFor();
  await page.getByRole("radio", { name: NAME }).check();
  await page.getByRole("heading", { name: turned("Settings"), level: 1 }).waitFor();

  // At a table the page's words, the game's and those of the server are there; what has no word is said in English.
  const { table } = await makeTable(page, "dice_brewing", [{ kind: "me" }, { kind: "agent", agent: "instinct" }]);
  await page.goto(`/t/${table}`);
  const game = "src/undercroft/games/dice_brewing/texts";
  await page
    .locator(".board")
    .getByText(turned(english(game, "place-storehouse")), { exact: true })
    .first()
    .waitFor();
  await page
    .locator(".tabs")
    .getByText(turned(english("web/texts", "tab-log")))
    .waitFor();
  await page.locator(".board").getByText("Mass Lager").first().waitFor();
  await page.locator(".choices .choice").first().waitFor();
  assert.deepEqual(page.troubles, []);
});
