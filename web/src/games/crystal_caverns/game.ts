import type { View } from "$generated/crystal_caverns";
import type { Namer, Texts } from "$lib/texts.svelte";
import type { Role } from "./art";


/** A space as on the map: columns east, rows south of the Entrance. */
const space: Namer = (fact, texts) => (fact === "0,0" ? texts.say("kind-entrance") : `(${fact})`);
const piece: Namer = (fact, texts) => texts.say(`the-${fact}`);
const sides: Namer = (fact, texts) =>
  fact === "-" || fact === "NESW"
    ? texts.say(fact === "-" ? "side-none" : "side-all")
    : [...String(fact)].map((side) => texts.say(`side-${side}`)).join(", ");
const slide: Namer = (fact, texts) => {
  const [east = 0, south = 0] = String(fact).split(",").map(Number);
  return [[east > 0 ? "E" : "W", Math.abs(east)] as const, [south > 0 ? "S" : "N", Math.abs(south)] as const]
    .filter(([, far]) => far)
    .map(([side, far]) => `${far} ${texts.say(`side-${side}`)}`)
    .join(", ");
};

export const namers: Record<string, Namer> = { space, tribe: piece, target: piece, sides, slide };

/** What a role still has to do, as done of all: `[3, 5]` is three Crystals of five. */
export function progress(view: View, role: Role): [number, number] {
  const { knight, goblins, dragon, thief } = view;
  if (role === "knight") return dragon ? [Math.max(0, 5 - dragon.health), 5] : [Math.min(5, knight?.crystals ?? 0), 5];
  if (role === "goblins") {
    if (knight) return [Math.max(0, 7 - knight.health), 7];
    return dragon ? [Math.max(0, 5 - dragon.health), 5] : [Math.min(5, goblins?.crystals ?? 0), 5];
  }
  if (role === "dragon") return [Math.min(11, dragon?.wakefulness ?? 0) + (dragon?.awake ? 1 : 0) + (dragon?.surfaced ? 1 : 0), 14];
  if (role === "cavern") return [view.fallen, view.to_fall];
  return [Math.min(6, thief?.stashed ?? 0), 6];
}

/** How near each seat is to its own goal, in hundredths: roles share no points. */
export function standing(view: View): number[] {
  return view.seats.map((role) => {
    const [done, all] = progress(view, role as Role);
    if (role === "cavern" && !view.collapse) {
      const left = view.stack + (view.cavern?.hand_size ?? 0);
      return Math.round(Math.max((50 * (view.tiles.length - 5)) / Math.max(1, view.tiles.length - 5 + left), (100 * done) / all));
    }
    return Math.round((100 * done) / all);
  });
}

export function scoreLines(view: View, seat: number, texts: Texts) {
  return [{ label: texts.say("board-goal-reached"), points: standing(view)[seat] ?? 0 }];
}
