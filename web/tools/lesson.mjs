// Look at a lesson as a learner would: `node tools/lesson.mjs GAME LESSON [language]`.
// Follows every step; a picture of each, on a desktop and on a phone, lands in build/screenshots.
import { House, openBrowser, shoot, visitor } from "../tests/kit.mjs";
import { beginLesson, followStep, stepShown } from "../tests/learn.mjs";

const [game = "dice_brewing", lesson = "first", language = "en", ...sizes] = process.argv.slice(2);
const house = await House.open();
const browser = await openBrowser();
try {
  for (const size of sizes.length ? sizes : ["desktop", "phone"]) {
    const page = await visitor(browser, house, { language, size });
    page.setDefaultTimeout(8000);
    const { steps } = await beginLesson(page, game, lesson);
    for (const step of steps) {
      await page.waitForTimeout(400);
      await shoot(page, `lesson-${game}-${lesson}-${String(await stepShown(page)).padStart(2, "0")}-${size}`);
      await followStep(page, step);
    }
    console.log(size, steps.length, "steps", page.troubles.length ? page.troubles : "no errors");
    await page.context().close();
  }
} finally {
  await browser.close();
  await house.close();
}
