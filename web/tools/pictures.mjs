// The stills of the README: a game in the middle of a golden transcript, when the first seat is asked (and answers
// with `asked`). film.mjs makes the moving pictures.
// `node tools/pictures.mjs` writes docs/pictures/table-GAME.png.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { House, openBrowser, ROOT, visitor } from "../tests/kit.mjs";

const NAMES = ["Ada", "Odo", "Berta", "Ulric", "Hedda", "Gisla"];
const SHOWN = [
  { game: "cavern_tavern", file: "3_secret_chamber-yes.txt", at: 0.4, language: "it" },
  { game: "cutthroat_caverns", file: "4.txt", at: 0.45 },
];
const house = await House.open();
const browser = await openBrowser();
try {
  for (const { game, file, at, asked = "0 ", language = "en" } of SHOWN) {
    const lines = readFileSync(join(ROOT, "tests/golden", game, file), "utf8")
      .trimEnd()
      .split("\n")
      .filter((line) => !line.startsWith("result"));
    const mine = lines.flatMap((line, number) => (line.startsWith(asked) ? [number] : []));
    const cut = mine[Math.floor(mine.length * at)];
    const count = Number(/^seats (\d+)/m.exec(lines.join("\n"))[1]);
    const page = await visitor(browser, house, { language });
    const data = {
      transcript: lines.slice(0, cut).join("\n") + "\n",
      seats: NAMES.slice(0, count).map((name) => ({ kind: "me", name })),
    };
    const answer = await page.context().request.post("/api/transcripts", { data });
    if (!answer.ok()) throw new Error(`${game}: ${await answer.text()}`);
    const { table } = await answer.json();
    await page.addInitScript((table) => sessionStorage.setItem(`seat-${table}`, "0"), table);
    await page.goto(`/t/${table}`);
    await page.locator(".cover .button, .choices .choice").first().waitFor();
    await page.waitForTimeout(800);
    await page.screenshot({ path: join(ROOT, `docs/pictures/table-${game}.png`) });
    console.log(game, page.troubles);
    await page.context().close();
  }
} finally {
  await browser.close();
  await house.close();
}
