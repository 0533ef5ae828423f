// private: several seats at once
import { House, makeTable, openBrowser, SIZES, visitor } from "../tests/kit.mjs";
const specs = JSON.parse(process.argv[2]);
const house = await House.open();
const browser = await openBrowser();
try {
  const page = await visitor(browser, house, {});
  const request = page.context().request;
  for (const { name, roles, me, choices, sizes = ["desktop"], dark = false, more = {}, lang = "en", full = false } of specs) {
    const seats = [...roles].map((r) => (r === me ? { kind: "me" } : { kind: "agent", agent: "lively" }));
    const { table } = await makeTable(page, "crystal_caverns", seats, { options: { roles, ...more } });
    let made = 0, waited = 0;
    while (made < choices && waited < 1500) {
      const news = await (await request.get(`/api/tables/${table}?lang=en&since=1000000000`)).json();
      if (news.result) break;
      const d = news.decision;
      if (!d || d.answer !== null) { waited++; await new Promise((r) => setTimeout(r, 30)); continue; }
      const good = d.options.filter((o) => !/^(end|done)/.test(o.text));
      const from = good.length && Math.random() < 0.8 ? good : d.options;
      const o = from[Math.floor(Math.random() * from.length)];
      await request.post(`/api/tables/${table}/act`, { data: { type: "choose", decision: d.number, text: o.text } });
      made++;
    }
    for (let n = 0; n < 200; n++) { const news = await (await request.get(`/api/tables/${table}?lang=en&since=1000000000`)).json(); if (news.decision || news.result) break; await new Promise((r) => setTimeout(r, 50)); }
    await page.emulateMedia({ colorScheme: dark ? "dark" : "light" });
    for (const size of sizes) {
      await page.setViewportSize(SIZES[size]);
      await page.goto(`/t/${table}`);
      await page.waitForSelector(".sentence");
      await page.waitForTimeout(900);
      if (full) await page.evaluate(() => document.querySelector(".board")?.scrollTo(0, 99999));
      await page.screenshot({ path: `/tmp/cc/${name}-${size}${full ? "-low" : ""}.png` });
    }
    console.log(name, made, page.troubles.splice(0).join(" | ") || "ok");
  }
} finally { await browser.close(); await house.close(); }
