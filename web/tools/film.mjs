// The README's moving pictures: a game of agents, watched again step by step.
// `node tools/film.mjs [GAME ...]` writes docs/pictures/play-GAME.webp. Needs img2webp (Debian's package webp).
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { House, openBrowser, ROOT, visitor } from "../tests/kit.mjs";

const PYTHON = process.env.PYTHON ?? join(ROOT, ".venv/bin/python");
const NAMES = ["Ada", "Odo", "Berta", "Ulric", "Hedda"];
const SIZE = { width: 1280, height: 800 };
const FILMS = {
  dice_brewing: { seats: 2, options: {}, seat: 0, from: 0.3, choices: 26 },
  crystal_caverns: { seats: 5, options: { roles: "kgdct" }, seat: 0, from: 0.35, choices: 34 },
};
const FRAME_MS = 350;
const MOVING_MS = 160;
const SETTLED_MS = 450; // after a choice, for what moves to come to rest

const RECORD = `
import json, sys
from undercroft import agents, game, seeded
from undercroft.engine.transcript import Recorder
name, seats, options = json.loads(sys.argv[1])
played = game(name)
recorder = Recorder.begin(played, played.setup(seats, options), seed="film")
agent, chance = agents.make("instinct"), seeded("film")
while not recorder.state.over:
    recorder.choose(agents.answer(agent, played, recorder.state, recorder.state.seat, chance), recorder.state.seat)
print(recorder.transcript)
`;

const house = await House.open();
const browser = await openBrowser();
const folder = mkdtempSync(join(tmpdir(), "undercroft-film-"));
try {
  for (const game of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(FILMS)) {
    const { seats, options, seat, from, choices } = FILMS[game];
    const told = execFileSync(PYTHON, ["-c", RECORD, JSON.stringify([game, seats, options])], { encoding: "utf8" });
    const page = await visitor(browser, house, { viewport: SIZE, reducedMotion: "no-preference" });
    const data = { transcript: told, seats: NAMES.slice(0, seats).map((name) => ({ kind: "me", name })) };
    const answer = await page.context().request.post("/api/transcripts", { data });
    if (!answer.ok()) throw new Error(await answer.text());
    const { table } = await answer.json();
    const made = told.split("\n").filter((line) => /^\d/.test(line)).length;
    await page.goto(`/t/${table}/replay?at=${Math.floor(made * from)}&seat=${seat}`);
    await page.locator(".board").first().waitFor();
    await page.waitForTimeout(SETTLED_MS);
    const frames = [];
    const shoot = async () => {
      const file = join(folder, `${game}-${String(frames.length).padStart(4, "0")}.png`);
      await page.screenshot({ path: file });
      frames.push(file);
    };
    for (let step = 0; step < choices; step++) {
      await page.keyboard.press("ArrowRight");
      await page.waitForTimeout(MOVING_MS);
      await shoot();
      await page.waitForTimeout(SETTLED_MS);
      await shoot();
    }
    const out = join(ROOT, `docs/pictures/play-${game}.webp`);
    const small = frames.map((file) => file.replace(".png", "-small.png"));
    frames.forEach((file, at) =>
      spawnSync("ffmpeg", ["-loglevel", "error", "-y", "-i", file, "-vf", "scale=800:-1:flags=lanczos", small[at]]),
    );
    execFileSync("img2webp", [
      "-loop",
      "0",
      "-lossy",
      "-q",
      "45",
      "-m",
      "6",
      "-d",
      String(FRAME_MS),
      ...small,
      "-o",
      out,
    ]);
    console.log(out);
    await page.context().close();
  }
} finally {
  await browser.close();
  await house.close();
  rmSync(folder, { recursive: true, force: true });
}
