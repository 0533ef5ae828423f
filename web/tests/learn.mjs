// A learner in a test: reads every step of a lesson, presses "Next", and clicks on the board what the guide advises.
import assert from "node:assert/strict";

/** Begin a lesson as its button on the home page does, and sit down. */
export async function beginLesson(page, game, lesson) {
  const answer = await page.context().request.post(`/api/games/${game}/lessons/${lesson}`);
  if (!answer.ok()) throw new Error(await answer.text());
  const { table } = await answer.json();
  await page.goto(`/t/${table}`);
  await page.locator(".guide[data-step]").waitFor();
  const { steps } = await (await page.context().request.get(`/api/tables/${table}/lesson`)).json();
  return { table, steps };
}

/** The number of the step that is shown. */
export async function stepShown(page) {
  const shown = page.locator(".guide[data-step]");
  await shown.waitFor();
  return Number(await shown.getAttribute("data-step"));
}

/** Do what one step says. */
export async function followStep(page, step) {
  const number = await stepShown(page);
  const things = await page.locator(".board .lit, .board .advised").count();
  if (step.light?.length) assert.ok(things, `step ${number}: nothing of ${step.light} is lit`);
  if (step.choose?.length) {
    // Some things are done in two clicks: what is advised moves on with the first. A card is only marked by it; any other
    // click may have answered already, and what is advised then belongs to the next step.
    const first = page.locator(".board .advised").first();
    const marks = await first.evaluate((each) => each.classList.contains("pick"));
    await first.click();
    const next = page.locator(marks ? ".board .keep .actions .advised" : ".beside .advised");
    if (await next.count()) await next.click();
  } else await page.locator(".guide .main").click();
  await page.waitForFunction((number) => {
    const guide = document.querySelector(".guide[data-step]");
    return !document.querySelector(".guide") || (guide && Number(guide.dataset.step) !== number);
  }, number);
  return number;
}
