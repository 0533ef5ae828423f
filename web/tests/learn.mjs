// A learner in a test: reads every step of a lesson, presses "Next", and clicks on the board what the guide advises.
import { until } from "./kit.mjs";

/** Begin a lesson as its button on the home page does, and sit down. */
export async function beginLesson(/** @type {Page} */ page, game, lesson) {
  const answer = await page.context().request.post(`/api/games/${game}/lessons/${lesson}`);
  if (!answer.ok()) throw new Error(await answer.text());
  const { table } = await answer.json();
  await page.goto(`/t/${table}`);
  await page.locator(".guide[data-step]").waitFor();
  const { steps } = await (await page.context().request.get(`/api/tables/${table}/lesson`)).json();
  return { table, steps };
}

/** The number of the step that is shown. */
export async function stepShown(/** @type {Page} */ page) {
  const shown = page.locator(".guide[data-step]");
  await shown.waitFor();
  return Number(await shown.getAttribute("data-step"));
}

/** Wait until a step is shown. */
export const atStep = (/** @type {Page} */ page, number) => page.locator(`.guide[data-step="${number}"]`).waitFor();

/** Where a click is advised, the dearest first: in the small choice beside a thing, at the foot of the board, on the board. */
const ADVISED = [".beside .advised", ".board .keep .actions .advised", ".board .advised"];

/** Do what one step says. */
export async function followStep(/** @type {Page} */ page, step) {
  const number = await stepShown(page);
  if (step.light?.length)
    await until(
      async () => (await page.locator(".board .lit, .board .advised").count()) > 0,
      `step ${number}: nothing of ${step.light} is lit`,
    );
  // Looked at in one moment: what is advised a moment later belongs to the next step.
  const look = () =>
    page.evaluate(
      ([number, advised]) => {
        const guide = document.querySelector(".guide[data-step]");
        if (!document.querySelector(".guide") || (guide !== null && Number(guide.dataset.step) !== number))
          return "over";
        return advised.find((each) => document.querySelector(each)) ?? "";
      },
      [number, ADVISED],
    );
  const isOver = async () => (await look()) === "over";
  if (step.choose?.length) {
    // Some things are done in two clicks: what is advised moves on with the first.
    const clicked = new Set();
    await until(
      async () => {
        const where = await look();
        if (where === "over") return true;
        if (where && !clicked.has(where)) {
          clicked.add(where);
          await page.locator(where).first().click();
        }
        return false;
      },
      `step ${number} is not over after clicks on ${ADVISED.join(" and ")}`,
    );
  } else {
    await page.locator(".guide .main").click();
    await until(isOver, `step ${number} is not over`);
  }
  return number;
}
