// What all browser tests share: a real server on a free port with a database of its own, and Debian's Chromium.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
// What the servers run: compiled sources in `make test`, the plain ones otherwise.
const SOURCES = process.env.SOURCES ?? join(ROOT, "src");
const PYTHON = process.env.PYTHON ?? join(ROOT, ".venv/bin/python");
const BROWSER = process.env.CHROMIUM ?? "/usr/bin/chromium";
const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** How long a test waits for a fact before it fails, in milliseconds: a busy machine is no fault. */
const PATIENCE = Number(process.env.PATIENCE ?? 120_000);

export const SIZES = {
  desktop: { width: 1366, height: 768 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
};
export const SHOTS = join(ROOT, "build/screenshots");

async function freePort() {
  const server = createServer();
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}

/** A house of its own. `restart` ends the process as a crash would and starts another one on the same database. */
export class House {
  static async open(sources = SOURCES) {
    const house = new House();
    house.sources = sources;
    house.folder = mkdtempSync(join(tmpdir(), "undercroft-web-"));
    house.port = await freePort();
    house.address = `http://127.0.0.1:${house.port}`;
    await house.start();
    return house;
  }

  async start() {
    const args = [
      "-m",
      "undercroft.cli",
      "serve",
      "--port",
      String(this.port),
      "--database",
      join(this.folder, "house.db"),
      "--thinkers",
      "1",
    ];
    this.process = spawn(PYTHON, args, {
      cwd: this.folder,
      env: { ...process.env, PYTHONPATH: this.sources },
      stdio: ["ignore", "ignore", "pipe"],
    });
    this.errors = "";
    this.process.stderr.on("data", (data) => (this.errors += data));
    for (let n = 0; n < 1200; n++) {
      if (this.process.exitCode !== null) throw new Error(`the server ended: ${this.errors}`);
      try {
        if ((await fetch(`${this.address}/health/ready`)).ok) return;
      } catch {
        // not yet
      }
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error(`the server does not answer: ${this.errors}`);
  }

  async stop(signal = "SIGKILL") {
    // A test that failed may have left it stopped.
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    const gone = new Promise((done) => this.process.once("exit", done));
    this.process.kill(signal);
    await gone;
  }

  async restart() {
    await this.stop();
    await this.start();
  }

  async close() {
    await this.stop("SIGTERM");
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export async function openBrowser() {
  return chromium.launch({ executablePath: BROWSER, args: FLAGS, headless: true, timeout: PATIENCE });
}

/** A page of someone new. Errors in its console are kept: `page.troubles` must be empty at the end of a test. */
export async function visitor(
  /** @type {Browser} */ browser,
  house,
  { size = "desktop", language = "en", name = "Ada", ...more } = {},
) {
  const context = await browser.newContext({
    viewport: SIZES[size],
    locale: language,
    reducedMotion: "reduce",
    hasTouch: size === "phone",
    baseURL: house.address,
    serviceWorkers: "block",
    ...more,
  });
  context.setDefaultTimeout(PATIENCE);
  const page = /** @type {Page} */ (await context.newPage());
  page.troubles = [];
  page.on("pageerror", (error) => page.troubles.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !/status of (403|404)|ERR_CONNECTION|WebSocket/.test(message.text()))
      page.troubles.push(message.text());
  });
  if (name) await context.request.post("/api/visitor", { data: { name } });
  return page;
}

/** Make a table by request and return its id. */
export async function makeTable(/** @type {Page} */ page, game, seats, more = {}) {
  const answer = await page.context().request.post("/api/tables", { data: { game, seats, ...more } });
  if (!answer.ok()) throw new Error(await answer.text());
  return answer.json();
}

/** The transcript of a game that the rules' own tests keep: the first whose name begins so. */
export function golden(game, begins = "") {
  const folder = join(ROOT, "tests/golden", game);
  const name = readdirSync(folder)
    .sort()
    .find((each) => each.startsWith(begins));
  if (!name) throw new Error(`no transcript of ${game} begins with ${begins}`);
  return readFileSync(join(folder, name), "utf8");
}

/** Make a table of a transcript, or of its beginning, by request and return its id. */
export async function resume(/** @type {Page} */ page, transcript, seats) {
  const answer = await page.context().request.post("/api/transcripts", { data: { transcript, seats } });
  if (!answer.ok()) throw new Error(await answer.text());
  return (await answer.json()).table;
}

/** What the server holds of a table, as this person may see it. */
export const newsOf = async (/** @type {Page} */ page, table) =>
  (await page.context().request.get(`/api/tables/${table}?lang=en`)).json();

/** Wait for something to be so, and return it. `said`: what went wrong if it never is, in words or asked only then. */
export async function until(what, said) {
  for (const end = Date.now() + PATIENCE; Date.now() < end;) {
    const found = await what();
    if (found) return found;
    await new Promise((wake) => setTimeout(wake, 50));
  }
  throw new Error(typeof said === "function" ? said() : said);
}

/** Wait until what is read equals what is wanted. */
export async function equals(read, wanted, said = "") {
  let last;
  await until(
    async () => (last = await read()) === wanted,
    () => `${said}: ${JSON.stringify(last)}, not ${JSON.stringify(wanted)}`,
  );
}

/** Wait until a selector finds so many things. */
export const count = (/** @type {Page} */ page, selector, wanted, said = selector) =>
  equals(() => page.locator(selector).count(), wanted, said);

/** Wait until something has the focus. */
export const focused = (/** @type {Page} */ page, selector) =>
  page.waitForFunction((selector) => document.activeElement?.matches(selector), selector);

/** Wait until the page has told all there is, and it is my turn or the game is over: nothing moves before I do. */
export async function calm(/** @type {Page} */ page, table) {
  return until(async () => {
    const news = await newsOf(page, table);
    const told = Number(await page.locator(".log").getAttribute("data-number"));
    return (news.decision || news.result) && told >= news.number && news;
  }, "the page does not catch up, or nothing is asked");
}

/** Wait until the page has been drawn: what it does with the frame after its lines is done. */
export const framed = (/** @type {Page} */ page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Wait until nothing moves any more: what is fetched is there, and animations that have an end are over. */
export async function still(/** @type {Page} */ page) {
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

export async function shoot(/** @type {Page} */ page, name) {
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: join(SHOTS, `${name}.png`) });
}

/** What axe-core finds serious on a page, and what else is `also` not to be there; by all its rules, or by `only` some. The
 * page needs `bypassCSP`. */
export async function findings(/** @type {Page} */ page, also = [], where = "", only = undefined) {
  await page.addScriptTag({ path: AXE });
  const found = await page.evaluate(
    async (runOnly) => (await globalThis.axe.run(document, { resultTypes: ["violations"], runOnly })).violations,
    only,
  );
  return found
    .filter(({ id, impact }) => impact === "serious" || impact === "critical" || also.includes(id))
    .map(
      ({ id, nodes }) =>
        `${where}: ${id}: ${nodes
          .slice(0, 4)
          .map((node) => node.html.slice(0, 160))
          .join(" | ")}`,
    );
}
