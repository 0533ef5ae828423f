// What the layout test looks at and how it measures: places in kept games, sizes of screens, and what is wrong with a page.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { golden, resume, ROOT } from "./kit.mjs";

/** Screens, from a small phone to a big one on a desk. */
export const SCREENS = {
  "360x640": { width: 360, height: 640 },
  "390x844": { width: 390, height: 844 },
  "820x1180": { width: 820, height: 1180 },
  "1180x820": { width: 1180, height: 820 },
  "1366x768": { width: 1366, height: 768 },
  "1440x900": { width: 1440, height: 900 },
  "1920x1080": { width: 1920, height: 1080 },
  "2560x1440": { width: 2560, height: 1440 },
};

/** Kept games that show much of their boards. */
const CHOSEN = {
  dice_brewing: ["2_mode-advanced.txt", "4_mode-advanced.txt"],
  cavern_tavern: ["1_secret_chamber-yes.txt", "6_secret_chamber-yes.txt"],
  crystal_caverns: ["1_roles-k.txt", "5_roles-kgdct.txt"],
  cutthroat_caverns: ["3.txt", "6.txt"],
};
/** Of each game that has a board a kept one with the fewest and one with the most seats. */
export const KEPT = Object.fromEntries(
  readdirSync(join(ROOT, "web/src/games")).map((game) => {
    const kept = readdirSync(join(ROOT, "tests/golden", game)).filter((name) => /^\d.*\.txt$/.test(name));
    const seats = kept.map((name) => parseInt(name));
    const first = (count) => kept.toSorted().find((name) => parseInt(name) === count);
    return [game, CHOSEN[game] ?? [first(Math.min(...seats)), first(Math.max(...seats))]];
  }),
);
const NAMES = ["Ada", "Odo", "Berta", "Ulric", "Hedda", "Gisla"];
/** How far into the game. */
export const MOMENTS = { start: 0, middle: 0.5, late: 0.93, end: 1 };

/** A table at a moment of a kept game where every seat is mine, and the seat that is asked; `next`: what it chose then. */
export async function tableAt(/** @type {Page} */ page, game, file, moment, /** @type {RegExp} */ next = /^/) {
  const lines = golden(game, file).trimEnd().split("\n");
  const made = lines.flatMap((line, at) => (/^\d+ /.test(line) && next.test(line) ? [at] : []));
  const count = Number(/^seats (\d)/m.exec(lines.join("\n"))[1]);
  const over = MOMENTS[moment] === 1;
  const cut = made[Math.floor(made.length * MOMENTS[moment])];
  const transcript = over ? lines : lines.slice(0, cut);
  const seats = NAMES.slice(0, count).map((name) => ({ kind: "me", name }));
  const table = await resume(page, transcript.join("\n") + "\n", seats);
  return { table, seat: over ? 0 : Number(lines[cut].split(" ", 1)[0]), count };
}

/** Sit down there. */
export async function pageOf(/** @type {Page} */ page, table, seat) {
  await page.addInitScript(([table, seat]) => sessionStorage.setItem(`seat-${table}`, String(seat)), [table, seat]);
  await page.goto(`/t/${table}`);
  await page.locator(".columns .board > *").first().waitFor();
}

/** Take a screen of another size. */
export const sizeOf = (/** @type {Page} */ page, /** @type {{ width: number, height: number }} */ size) =>
  page.setViewportSize(size);

/** What is wrong with the layout of a table's page, in words; run in the page. */
export function faults({ phone, desk }) {
  const found = new Map();
  const say = (kind, words) => {
    const key = `${kind}: ${words}`;
    found.set(key, (found.get(key) ?? 0) + 1);
  };
  const called = (element) => {
    const classes = (each) => {
      const name =
        each
          .getAttribute("class")
          ?.split(" ")
          .filter((part) => !/^s(velte)?-/.test(part))
          .join(".") ?? "";
      return each.tagName.toLowerCase() + (name && `.${name}`);
    };
    return [element.parentElement, element].filter(Boolean).map(classes).join(" > ");
  };
  const style = (element) => getComputedStyle(element);
  const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const hiddenVisually = (element) => {
    for (let each = element; each && each !== document.body; each = each.parentElement)
      if (each.matches(".ghost") || style(each).clipPath === "inset(50%)") return true;
    return false;
  };
  const page = document.querySelector(".page") ?? document.body;
  const board = document.querySelector("main.board");

  // Overflow: of the page, and of the board to the side.
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) say("overflow", `the page is ${wide} pixels too wide`);
  if (board && board.scrollWidth > board.clientWidth + 1)
    say("overflow", `the board is ${board.scrollWidth - board.clientWidth} pixels too wide`);

  // What scrolls to the side hides something; only the panels of a phone are meant to.
  for (const element of page.querySelectorAll("*")) {
    if (!/auto|scroll/.test(style(element).overflowX) || !seen(element)) continue;
    if (element.querySelector(":scope > .part")) continue;
    const hidden = element.scrollWidth - element.clientWidth;
    if (hidden > 1) say("overflow", `${hidden} pixels of ${called(element)} are hidden to the side`);
  }

  /** The part of a box that can be seen or scrolled to: what its scrolling ancestors leave of it. `all`: as it is scrolled now. */
  function clipped(rect, element, all) {
    let { left, top, right, bottom } = rect;
    let kind = "";
    for (let each = element; each && each !== document.documentElement; each = each.parentElement) {
      const { overflowX, overflowY } = style(each);
      if (overflowX === "visible" && overflowY === "visible") continue;
      const box = each.getBoundingClientRect();
      const scrolls = /auto|scroll/;
      if (overflowX !== "visible" && (all || !scrolls.test(overflowX))) {
        left = Math.max(left, box.left);
        right = Math.min(right, box.right);
        kind ||= called(each);
      }
      if (overflowY !== "visible" && (all || !scrolls.test(overflowY))) {
        top = Math.max(top, box.top);
        bottom = Math.min(bottom, box.bottom);
        kind ||= called(each);
      }
      // What scrolls may leave its ancestors' boxes: it can be brought back.
      if (!all && (scrolls.test(overflowX) || scrolls.test(overflowY))) break;
      if (style(each).position === "fixed") break;
    }
    return { left, top, right, bottom, width: Math.max(0, right - left), height: Math.max(0, bottom - top), kind };
  }

  // Text: its size, what is cut off, what stands outside its box, what lies over other text.
  const texts = [];
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!node.data.trim() || !seen(parent) || hiddenVisually(parent) || parent.closest("title, option, select"))
      continue;
    const svg = parent.closest("svg");
    const scale = svg && parent.getScreenCTM ? Math.hypot(parent.getScreenCTM().a, parent.getScreenCTM().b) : 1;
    const size = parseFloat(style(parent).fontSize) * scale;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (!rects.length) continue;
    const words = node.data.trim().slice(0, 24);
    const least = phone ? 14 : 12;
    // A map that zooms has text as small as one wants it.
    if (size < least - 0.05 && !parent.closest(".map"))
      say("text", `${size.toFixed(1)} px: ${called(parent)} "${words}"`);
    if (parent.closest(".map")) continue;
    // A word that goes on in the next line, at a desk: on a phone a long one may have to.
    for (const word of desk && rects.length > 1 ? node.data.matchAll(/[\p{L}\p{N}]+/gu) : []) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const [one, ...more] = range.getClientRects();
      if (more.some(({ top }) => top > one.top + one.height / 2)) say("broken", `${called(parent)} "${word[0]}"`);
    }
    for (const rect of rects) {
      const cut = clipped(rect, parent, false);
      if (rect.width - cut.width > 2 || rect.height - cut.height > rect.height * 0.35)
        if (style(parent).textOverflow !== "ellipsis" && !parent.closest("[data-cut]"))
          say("cut", `${called(parent)} "${words}" by ${cut.kind}`);
      // The nearest ancestor that is drawn as a box.
      for (let each = parent; each && each !== page && !each.closest("svg"); each = each.parentElement) {
        const { backgroundColor, borderTopWidth, borderTopStyle, borderBottomWidth, display } = style(each);
        if (/auto|scroll/.test(style(each).overflow)) break;
        const drawn =
          (backgroundColor !== "rgba(0, 0, 0, 0)" && backgroundColor !== "transparent") ||
          (borderTopStyle !== "none" && parseFloat(borderTopWidth) > 0 && parseFloat(borderBottomWidth) > 0);
        if (!drawn || display === "inline" || display === "contents") continue;
        const box = each.getBoundingClientRect();
        const out = Math.max(
          box.left - rect.left,
          rect.right - box.right,
          box.top - rect.top - rect.height * 0.3,
          rect.bottom - box.bottom - rect.height * 0.3,
        );
        if (out > 2) say("outside", `"${words}" ${Math.round(out)} px out of ${called(each)}`);
        break;
      }
      const left = clipped(rect, parent, true);
      if (left.width > 2 && left.height > 2) texts.push({ rect: left, parent, words, node });
    }
  }
  for (let a = 0; a < texts.length; a++)
    for (let b = a + 1; b < texts.length; b++) {
      // What ends in an ellipsis has two rectangles.
      if (texts[a].node === texts[b].node) continue;
      const [one, other] = [texts[a].rect, texts[b].rect];
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      // Lines set close share a little of their height.
      if (across < 3 || down < 0.45 * Math.min(one.height, other.height)) continue;
      const [p, q] = [texts[a].parent, texts[b].parent];
      // What lies over the page (a bar that stays, a drawer, a window beside a thing) is looked at below.
      const above = (element) => {
        for (let each = element; each && each !== page; each = each.parentElement)
          if (/fixed|sticky/.test(style(each).position) || each.matches(".low")) return each;
        return null;
      };
      const scroller = (element) => {
        for (let each = element; each && each !== page; each = each.parentElement)
          if (/auto|scroll/.test(style(each).overflowY)) return each;
        return null;
      };
      if (above(p) !== above(q) || scroller(p) !== scroller(q)) continue;
      say("overlap", `"${texts[a].words}" and "${texts[b].words}" in ${called(p)}`);
    }

  // Things to touch or click: large enough for a thumb, and at a desk in sight.
  const handles = "a[href], button, select, input, summary, [role=button], .spot.usable";
  for (const element of page.querySelectorAll(handles)) {
    if (!seen(element) || hiddenVisually(element) || element.closest(".overview")) continue;
    const label = element.closest("label");
    const target = label && element.matches("input") ? label : element;
    const rect = (target.querySelector(":scope > .edge, :scope .edge") ?? target).getBoundingClientRect();
    if (!rect.width || !rect.height) continue;
    const words = (element.getAttribute("data-option") ?? element.textContent).trim().replace(/\s+/g, " ").slice(0, 24);
    // Inline in a text (a rule's number in a line of the log) a line is all the room there is.
    const inline = style(element).display === "inline" && !element.closest("svg");
    if (phone && !inline && element.getAttribute("aria-disabled") !== "true" && !element.closest(".map"))
      if (Math.min(rect.width, rect.height) < 43.5)
        say("touch", `${Math.round(rect.width)}x${Math.round(rect.height)}: ${called(element)} "${words}"`);
    const acts = element.hasAttribute("data-option") || element.matches(".spot.usable");
    if (!acts || !board?.contains(element) || element.closest(".map")) continue;
    const visible = clipped(rect, element.parentElement, true);
    if (desk && (visible.height < rect.height - 6 || visible.width < rect.width - 6))
      say("scroll", `${Math.round(rect.height - visible.height)} px of ${called(element)} "${words}" are out of sight`);
    else if (visible.width > 4 && visible.height > 4) {
      const over = document.elementFromPoint((visible.left + visible.right) / 2, (visible.top + visible.bottom) / 2);
      if (desk && over && !element.contains(over) && !over.contains(element))
        say("covered", `${called(element)} "${words}" by ${called(over)}`);
    }
  }
  const below = board ? board.scrollHeight - board.clientHeight : 0;
  if (desk && below > 1 && document.querySelector(".choices") && !document.querySelector(".final"))
    say("long", `the board is ${below} px higher than its place`);
  return [...found].map(([words, times]) => (times > 1 ? `${words} (${times} times)` : words));
}
