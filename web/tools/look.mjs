// Look at a board as a player would: `node tools/look.mjs GAME [choices] [seats] [language] [options as JSON]`.
// Plays some choices at random against agents, then takes pictures at three sizes, light and dark, into build/screenshots.
import { House, makeTable, openBrowser, shoot, SIZES, visitor } from "../tests/kit.mjs";

const [game = "dice_brewing", choices = "12", seats = "2", language = "en", options = "{}"] = process.argv.slice(2);
const house = await House.open();
const browser = await openBrowser();
try {
  const page = await visitor(browser, house, { language });
  const others = Array.from({ length: Number(seats) - 1 }, (_, at) => ({
    kind: "agent",
    agent: "lively",
    name: ["Odo", "Berta", "Ulric", "Hedda", "Gisla"][at],
  }));
  const { table } = await makeTable(page, game, [{ kind: "me" }, ...others], { options: JSON.parse(options) });
  const request = page.context().request;
  for (let made = 0, waited = 0; made < Number(choices) && waited < 600;) {
    const news = await (await request.get(`/api/tables/${table}?lang=${language}&since=1000000000`)).json();
    if (news.result) break;
    const decision = news.decision;
    if (!decision || decision.answer !== null) {
      waited++;
      await new Promise((done) => setTimeout(done, 100));
      continue;
    }
    const option = decision.options[Math.floor(Math.random() * decision.options.length)];
    await request.post(`/api/tables/${table}/act`, {
      data: { type: "choose", decision: decision.number, text: option.text },
    });
    made++;
    await new Promise((done) => setTimeout(done, 60));
  }
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await page.goto(`/t/${table}`);
    await page.waitForSelector(".sentence");
    await page.waitForTimeout(1500);
    await shoot(page, `look-${game}-${size}`);
  }
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize(SIZES.desktop);
  await page.waitForTimeout(400);
  await shoot(page, `look-${game}-dark`);
  console.log(page.troubles.length ? page.troubles : "no errors");
} finally {
  await browser.close();
  await house.close();
}
