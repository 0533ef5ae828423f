// The log: in the order of what happened, whose doing it was, and where on the board.
import assert from "node:assert/strict";
import { test } from "node:test";
import { calm, framed, golden, makeTable, newsOf, resume, shoot, until, visitor } from "./kit.mjs";
import { browser, house } from "./opened.mjs";

const games = (await (await fetch(`${house.address}/api/house`)).json()).games;

for (const { id, min_seats } of games) {
  test(`in ${id} people sit down before anything happens`, async () => {
    const page = await visitor(browser, house);
    const others = Array.from({ length: Math.max(2, min_seats) - 1 }, (_, at) => ({
      kind: "agent",
      agent: "lively",
      name: ["Odo", "Berta", "Ulric"][at],
    }));
    const { table } = await makeTable(page, id, [{ kind: "me" }, ...others]);
    await page.goto(`/t/${table}`);
    const lines = page.locator(".log li");
    await lines.nth(others.length + 1).waitFor();
    const told = await lines.allInnerTexts();
    const down = told.flatMap((line, at) => (line.includes("sits down") ? [at] : []));
    assert.deepEqual(
      down,
      [0, ...others].map((_, at) => at),
      told.slice(0, 8).join(" | "),
    );
    assert.equal(await lines.first().locator("i").innerText(), "A");
    assert.deepEqual(page.troubles, []);
  });
}

for (const [language, words] of [
  ["en", "The Knight moves to 1 west"],
  ["it", "Il Cavaliere va su 1 ovest"],
]) {
  test(`the log of Vast names ways from the Entrance and whose doing it was, and lights the space (${language})`, async () => {
    const page = await visitor(browser, house, { language });
    // Up to the first choice of the Thief, who is asked from then on: what is told before that is the same every time.
    const whole = golden("crystal_caverns", "4_roles-kgdt");
    const agents = ["Odo", "Berta", "Ulric"].map((name) => ({ kind: "agent", agent: "lively", name }));
    const table = await resume(page, whole.slice(0, whole.indexOf("\n3 ") + 1), [...agents, { kind: "me" }]);
    await page.goto(`/t/${table}`);
    await page.locator(".log .event").first().waitFor();
    const lines = await page.locator(".log .event").evaluateAll((all) =>
      all.map((each) => ({
        text: each.textContent,
        badge: each.querySelector("i")?.textContent ?? "",
        heading: each.classList.contains("heading"),
      })),
    );
    for (const { text, badge, heading } of lines) {
      assert.doesNotMatch(text, /\(-?\d+, ?-?\d+\)/);
      if (!heading) assert.match(badge, /^[A-F]$/, text);
    }
    assert.ok(lines.some(({ heading }) => heading));
    const told = lines.map(({ text }) => text).join(" | ");
    assert.equal(lines.find(({ text }) => text.endsWith(words))?.badge, "A", told);
    // With the arrow keys from line to line: the space it speaks of is lit on the map, and no longer once one goes on.
    await page.locator(".log").focus();
    await page.keyboard.press("Home");
    const light = () => page.locator(".cave .spot.lit, .cave .lit").count();
    let lit = 0;
    for (let n = 0; n < lines.length + 5 && !lit; n++) {
      await page.keyboard.press("ArrowDown");
      await framed(page);
      lit = await light();
    }
    assert.ok(lit, "no line lights a space");
    await shoot(page, `log-crystal_caverns-${language}`);
    await page.locator(".tab-log").focus();
    await until(async () => !(await light()), "the space stays lit");
    assert.deepEqual(page.troubles, []);
  });
}

test("the log follows a long game, and stays where its reader is until that one is back at the end", async () => {
  const page = await visitor(browser, house);
  const { table } = await makeTable(page, "cavern_tavern", [
    { kind: "me" },
    ...["Odo", "Berta", "Ulric", "Hedda"].map((name) => ({ kind: "agent", agent: "lively", name })),
  ]);
  await page.goto(`/t/${table}`);
  const log = page.locator(".log");
  const below = () => log.evaluate((box) => Math.round(box.scrollHeight - box.scrollTop - box.clientHeight));
  const newest = async () => Number(await log.getAttribute("data-number"));
  const atEnd = (said) => until(async () => Math.abs(await below()) < 2, said);
  const request = page.context().request;
  /** Choose something, and see it told. */
  const act = async () => {
    const { decision, number } = await until(async () => {
      const news = await newsOf(page, table);
      return news.decision && news;
    }, "nothing is asked");
    const data = { type: "choose", decision: decision.number, text: decision.options[0].text };
    await request.post(`/api/tables/${table}/act`, { data });
    await page.waitForFunction((number) => Number(document.querySelector(".log")?.dataset.number) > number, number);
  };
  /** All is told and scrolled to (with the frame after its lines: a reader who goes up before that is taken back once), and
   * nothing comes before my next choice. */
  const settled = async () => {
    await calm(page, table);
    await framed(page);
  };
  const long = () => log.locator(".earlier").count();
  for (let n = 0; n < 300 && !(await long()); n++) await act();
  assert.ok(await long(), "the game is not long enough");
  for (let n = 0; n < 12; n++) {
    await atEnd(`it no longer follows, ${n} choices after lines have begun to go`);
    await act();
  }
  // Someone goes up to read: nothing moves there.
  await settled();
  const seen = () =>
    log.evaluate((box) => {
      const { left, top } = box.getBoundingClientRect();
      return document.elementFromPoint(left + 60, top + 60).closest("li")?.textContent;
    });
  await until(async () => {
    await log.evaluate((box) => box.scrollTo({ top: box.scrollHeight / 2 }));
    await framed(page);
    return (await below()) > 100;
  }, "one cannot go up");
  const reading = await seen();
  const before = await newest();
  for (let n = 0; n < 4; n++) await act();
  await settled();
  assert.ok((await newest()) > before);
  assert.equal(await seen(), reading);
  await log.evaluate((box) => box.scrollTo({ top: box.scrollHeight }));
  await atEnd("one cannot go back to the end");
  for (let n = 0; n < 4; n++) {
    await act();
    await atEnd("it does not follow again");
  }
  assert.deepEqual(page.troubles, []);
});
