import assert from "node:assert/strict";
import { test } from "node:test";
import { findings, focused, makeTable, newsOf, shoot, SIZES, until, visitor } from "./kit.mjs";
import { browser, house } from "./opened.mjs";
import { playByClicking, unreachable } from "./hand.mjs";

const WINDOWS = [
  "initiative_window",
  "pre_reveal",
  "reveal_response",
  "maneuver_response",
  "counter",
  "strike_response",
];
const agents = (count, agent = "instinct") => Array.from({ length: count }, () => ({ kind: "agent", agent }));

/** Answer by request until a window opens in which one may answer others; what it asks. */
async function toWindow(/** @type {Page} */ page, table) {
  return until(async () => {
    const { decision } = await newsOf(page, table);
    if (!decision || decision.answer !== null) return null;
    if (WINDOWS.includes(decision.kind)) return decision;
    const { text } = decision.options.find((option) => /^(set|pass|decline)/.test(option.text)) ?? decision.options[0];
    await page
      .context()
      .request.post(`/api/tables/${table}/act`, { data: { type: "choose", decision: decision.number, text } });
    return null;
  }, "never a window to answer in");
}

/** Cards to keep are marked first, then confirmed. */
const isMarkedFirst = (_text, decision) => decision.kind.startsWith("keep_");

test("every option of Cutthroat Caverns is on the board, and axe finds nothing in either theme", async () => {
  const page = await visitor(browser, house, { bypassCSP: true });
  const { table } = await makeTable(page, "cutthroat_caverns", [{ kind: "me" }, ...agents(5)]);
  await page.goto(`/t/${table}`);
  const missing = [];
  for (let part = 0; part < 14 && !(await page.locator(".final").count()); part++) {
    await playByClicking(page, { until: (made) => made >= 2 });
    missing.push(...(await unreachable(page, table, isMarkedFirst)));
  }
  assert.deepEqual(missing, []);
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    await shoot(page, `board-cutthroat_caverns-${colorScheme}`);
    assert.deepEqual(await findings(page), []);
  }
  for (const size of ["tablet", "phone"]) {
    await page.setViewportSize(SIZES[size]);
    await shoot(page, `board-cutthroat_caverns-${size}`);
    const [inside, outside] = await page
      .locator("main.board")
      .evaluate((board) => [board.scrollWidth, board.clientWidth]);
    assert.ok(inside <= outside, `${size}: ${inside} px of board in ${outside}`);
  }
  assert.deepEqual(page.troubles, []);
});

test("a response window shows the time left and is answered by keyboard; 'always pass here' holds until it is taken back", async () => {
  const page = await visitor(browser, house);
  const { table } = await makeTable(page, "cutthroat_caverns", [{ kind: "me" }, ...agents(2)], {
    clock: { kind: "move", seconds: 600, then: "pass" },
  });
  const asked = await toWindow(page, table);
  // Asked everything, also where one can only pass.
  await page.addInitScript(() => localStorage.setItem("undercroft-settings", JSON.stringify({ comfort: false })));
  await page.goto(`/t/${table}`);
  const box = page.locator(".window.answers");
  await box.waitFor();
  assert.match(await box.locator("svg[role=img]").first().getAttribute("aria-label"), /\d/, "the ring says how long");
  await focused(page, ".window.answers"); // ready for keys
  await shoot(page, "board-cutthroat_caverns-window");
  assert.match(asked.rule, /^CC-/);
  await page.getByRole("button", { name: "Rules" }).click();
  await page.locator(`#rule-${asked.rule}[open]`).waitFor();
  await box.focus();
  const pass = box.locator('[data-option="pass"]');
  for (let tabs = 0; tabs < 12 && !(await pass.evaluate((element) => element === document.activeElement)); tabs++)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await until(async () => (await newsOf(page, table)).decision?.number !== asked.number, "never: the pass is taken");
  const log = await (await page.context().request.get(`/api/tables/${table}/log?limit=1000`)).json();
  assert.equal(log.findLast((line) => line.seat === 0 && line.text)?.text, "pass");

  const { kind } = await toWindow(page, table);
  await page.locator(".window.answers .always:not(.comfort) input").click();
  await until(async () => (await newsOf(page, table)).standing[kind] === "pass", "never: it is kept");
  const chip = page.locator(".standing .chip");
  await chip.waitFor();
  await chip.click();
  await until(async () => (await newsOf(page, table)).standing[kind] === undefined, "never: it is taken back");
  await chip.waitFor({ state: "detached" });
  assert.deepEqual(page.troubles, []);
});

test("a whole game of Cutthroat Caverns is finished by clicking the board", async () => {
  const page = await visitor(browser, house);
  const { table } = await makeTable(page, "cutthroat_caverns", [{ kind: "me" }, ...agents(2)]);
  await page.goto(`/t/${table}`);
  await page.locator(".standing select").selectOption("pass_all");
  // A comrade who strikes, trades nothing and keeps all: so the caverns take no longer than they must.
  const clicks = await playByClicking(page, {
    wanted: [
      ".held button.usable",
      '[data-option="target 0"]',
      '[data-option="keep"]',
      '[data-option="pass"]',
      '[data-option="decline"]',
    ],
    most: 900,
  });
  assert.ok(clicks > 15, `${clicks} clicks`);
  await shoot(page, "final-cutthroat_caverns-desktop");
  const { result, view } = await newsOf(page, table);
  const numbers = async (row) =>
    (await page.locator(`.final .scores ${row} td`).allInnerTexts()).map((text) => parseInt(text));
  const order = (await page.locator(".final .scores thead th:not(:first-child)").allInnerTexts()).map((name) =>
    view.heroes.findIndex((hero) => name.includes("ABC"[hero.seat])),
  );
  assert.deepEqual(
    await numbers(".total"),
    order.map((seat) => result.scores[seat]),
  );
  // What the Prestige was earned with adds up to all of it; the dead lose it again.
  const rows = await page
    .locator(".final .scores tbody tr:not(.total)")
    .evaluateAll((all) => all.map((row) => [...row.querySelectorAll("td")].map((cell) => parseInt(cell.textContent))));
  for (const [at, seat] of order.entries()) {
    const hero = view.heroes[seat];
    const gained = rows
      .map((row) => row[at])
      .filter((points) => points > 0)
      .reduce((sum, points) => sum + points, 0);
    assert.equal(gained, hero.prestige, `Prestige of seat ${seat}`);
  }
  assert.deepEqual(page.troubles, []);
});
