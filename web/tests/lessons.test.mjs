// Guided first games: from the home page to the last step, left and taken up again, after a reload, on a phone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { count, equals, findings, focused, framed, shoot, SIZES, until, visitor } from "./kit.mjs";
import { browser, house } from "./opened.mjs";
import { atStep, beginLesson, followStep } from "./learn.mjs";

test("the lesson of Dice Brewing, from the home page to its end, then an ordinary game", async () => {
  const page = await visitor(browser, house, { name: "", bypassCSP: true });
  await page.goto("/");
  await page.getByRole("button", { name: /Learn to play.*Dice Brewing/ }).click();
  await page.waitForURL(/\/t\//);
  const table = page.url().split("/t/")[1];
  await page.locator(".guide[data-step='1']").waitFor();
  const { steps } = await (await page.context().request.get(`/api/tables/${table}/lesson`)).json();
  assert.deepEqual(await findings(page), []);
  for (const [at, step] of steps.entries()) {
    await atStep(page, at + 1);
    assert.ok((await page.locator(".guide .words").innerText()).length > 20);
    await followStep(page, step);
  }
  await count(page, ".guide", 0);
  await count(page, ".lit, .advised", 0, "the guide has not let go of the board");
  await page.locator(".board .spot.usable").first().waitFor();
  assert.deepEqual(page.troubles, []);
});

test("a lesson is left, taken up again, read back, and stands where it was after a reload", async () => {
  const page = await visitor(browser, house);
  const { steps } = await beginLesson(page, "dice_brewing", "first");
  for (const step of steps.slice(0, 3)) await followStep(page, step);
  await atStep(page, 4);
  const words = await page.locator(".guide .words").innerText();
  await page.reload();
  await atStep(page, 4);
  await equals(() => page.locator(".guide .words").innerText(), words);
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await atStep(page, 3);
  await count(page, ".board .advised", 0, "a step read again asks for something");
  await page.getByRole("button", { name: "Next" }).click();
  await atStep(page, 4);
  await page.getByRole("button", { name: "Leave the guide" }).click();
  await count(page, ".guide .words", 0);
  await count(page, ".lit, .advised", 0);
  await page.reload();
  await page.getByRole("button", { name: "Take up the guide again" }).click();
  await atStep(page, 4);
  assert.deepEqual(page.troubles, []);
});

test("who does something else is not held up, and what has passed is left out", async () => {
  const page = await visitor(browser, house);
  await beginLesson(page, "dice_brewing", "first");
  await page.locator('.choice[data-option="pass"]').click();
  // All that would have been placed is over: the next thing to learn is the purchase.
  await page.locator(".guide[data-step='11']").waitFor();
  assert.match(await page.locator(".choice.hinted").innerText(), /the guide's advice/);
  assert.deepEqual(page.troubles, []);
});

test("who takes something back hears the step again", async () => {
  const page = await visitor(browser, house);
  const { steps } = await beginLesson(page, "dice_brewing", "first");
  for (const step of steps.slice(0, 4)) await followStep(page, step);
  await atStep(page, 5);
  await page.getByRole("button", { name: "Take back" }).click();
  await page.locator(".guide[data-step='4']").waitFor();
  await page.reload();
  await atStep(page, 4);
  for (const step of steps.slice(3, 6)) await followStep(page, step);
  await atStep(page, 7);
  assert.deepEqual(page.troubles, []);
});

test("with the keyboard alone, and said to those who listen", async () => {
  const page = await visitor(browser, house);
  await beginLesson(page, "dice_brewing", "first");
  await page.getByRole("button", { name: "Next" }).focus();
  await page.keyboard.press("Enter");
  await atStep(page, 2);
  await page
    .locator(".guide [role=status]")
    .getByText(/Cheap Lager/)
    .waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Show me" }).focus();
  await page.keyboard.press("Enter");
  await focused(page, ".advised"); // what to click
  await page.keyboard.press("Enter");
  await page.locator(".beside .advised").focus();
  await page.keyboard.press("Enter");
  await page.locator(".guide[data-step='3']").waitFor();
});

/** Wait until what a step speaks of is seen on a phone: below the guide, above the sheet of choices. */
async function inSight(/** @type {Page} */ page, said) {
  const guide = await page.locator(".guide").boundingBox();
  await until(async () => {
    const where = (await page.locator(".board .advised").count()) ? ".board .advised" : ".board .lit";
    if (!(await page.locator(where).count())) return false;
    const box = await page.locator(where).first().boundingBox();
    return box && box.y + box.height > guide.y + guide.height && box.y < SIZES.phone.height - 52;
  }, `${said}: out of sight`);
}

test("what a step speaks of stays in sight while the board grows, until one looks elsewhere", async () => {
  const page = await visitor(browser, house, { size: "phone" });
  await beginLesson(page, "crystal_caverns", "goblins");
  await inSight(page, "the goal");
  const grow = () =>
    page
      .locator(".board > .caverns")
      .evaluate((caverns) => (caverns.style.paddingTop = `${parseInt(caverns.style.paddingTop || 0) + 700}px`));
  await grow();
  await inSight(page, "the goal in a board that has grown");
  // A turn of the wheel, wherever it goes, and the top of the board.
  await page.mouse.move(200, 500);
  await page.evaluate(() => addEventListener("wheel", () => (globalThis.wheeled = true), { capture: true }));
  await page.mouse.wheel(0, -100);
  await page.waitForFunction(() => globalThis.wheeled); // the wheel comes when it comes
  const board = page.locator(".board");
  await board.evaluate((each) => (each.scrollTop = 0));
  await grow();
  await framed(page);
  assert.equal(await board.evaluate((each) => each.scrollTop), 0, "led away from where one looks");
  assert.deepEqual(page.troubles, []);
});

/** Every lesson of the house. */
const allLessons = async (/** @type {Page} */ page) =>
  (await (await page.context().request.get("/api/house")).json()).games.flatMap(({ id, lessons }) =>
    lessons.map((lesson) => [id, lesson.id]),
  );

test("every lesson is followed to its end on a phone, in Italian, and what it speaks of can be seen", async () => {
  const page = await visitor(browser, house, { size: "phone", language: "it", bypassCSP: true });
  const all = await allLessons(page);
  assert.ok(all.length >= 3);
  for (const [game, lesson] of all) {
    const { steps } = await beginLesson(page, game, lesson);
    await shoot(page, `lesson-${game}-${lesson}-phone`);
    const bad = await findings(page);
    assert.deepEqual(bad, [], `${game} ${lesson}`);
    for (const [at, step] of steps.entries()) {
      await atStep(page, at + 1);
      const guide = await page.locator(".guide").boundingBox();
      assert.ok(
        guide.height < SIZES.phone.height * 0.36,
        `${game} ${lesson} ${at + 1}: the guide is ${guide.height} pixels high`,
      );
      if (step.light?.length || step.choose?.length) await inSight(page, `${game} ${lesson} ${at + 1}`);
      await followStep(page, step);
    }
    assert.deepEqual(page.troubles, []);
  }
});
