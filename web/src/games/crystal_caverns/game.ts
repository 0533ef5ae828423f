import type { View } from "$generated/crystal_caverns";
import type { EventMessage } from "$generated/events";
import type { Saying } from "$generated/wire";
import type { Namer, Texts } from "$src/state/texts.svelte";
import { OWNER, type Role } from "./art";

/** A space by its way from the Entrance: `2,-1` is 2 east 1 north. No comma, as several spaces may be listed. */
const space: Namer = (fact, texts) =>
  fact === "0,0" ? texts.say("kind-entrance") : slide(fact, texts).replaceAll(",", "");
/** What stands at a column or a row of the map: `E2` for 2 east of the Entrance (an Italian `2O` would be read as twenty). */
export const axisName = (far: number, ways: "WE" | "NS", texts: Texts): string =>
  far ? `${texts.say(`side-${far > 0 ? ways[1] : ways[0]}`)[0]!.toUpperCase()}${Math.abs(far)}` : "0";
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

/** In the log a turn begins like a round elsewhere. */
export const headings: EventMessage[] = ["event-turn", "event-lost"];

type EventName = EventMessage extends `event-${infer Name}` ? Name : never;
/** Of whom an event tells, where its facts do not say it. */
const TOLD: Record<Role, EventName[]> = {
  knight: [
    "knight_moves",
    "grit",
    "grit_lost",
    "health",
    "health_lost",
    "cube",
    "cube_returned",
    "treasure_lost",
    "treasure_kept",
    "treasure_taken",
    "treasure_declined",
    "treasure_up",
    "fight",
    "quest",
    "quest_drawn",
    "shot",
    "magic_shot",
    "bombed",
    "collected",
    "gem_collected",
  ],
  goblins: ["rage", "secrets_drawn", "secret_drawn", "secret_discarded", "secret", "war"],
  dragon: [
    "powers_drawn",
    "wake",
    "awake",
    "surfaced",
    "dragon_hurt",
    "power",
    "dragon_moves",
    "gem",
    "wrath",
    "slithered",
    "flame_wall",
    "scratched",
    "dragon_takes",
  ],
  cavern: ["omens_drawn", "omen", "placed", "terrain", "rockslide", "rotated", "restored", "buried", "slid"],
  thief: [
    "thief_moves",
    "evasion",
    "thief_killed",
    "upgrade",
    "stash",
    "assigned_stats",
    "looked",
    "backstab",
    "pickpocket",
    "lock",
    "looted",
    "gem_looted",
    "loot_hidden",
    "action_die",
  ],
};
const TELLS = new Map(
  Object.entries(TOLD).flatMap(([role, names]) => names.map((name): [string, string] => [`event-${name}`, role])),
);

/** The seat of whom an event tells first; else of whoever made it happen. */
export function seatOf({ message, facts }: Saying, view: View, by: number): number {
  const named = facts?.role ?? OWNER[String(facts?.tribe)] ?? OWNER[String(facts?.target)];
  const seat = view.seats.indexOf(TELLS.get(message) ?? String(named ?? ""));
  return seat >= 0 ? seat : by;
}

/** How near each seat is to its own goal, in hundredths: roles share no points. */
export const standing = (view: View): number[] => view.seats.map((role) => view.progress[role]?.near ?? 0);

export function scoreLines(view: View, seat: number, texts: Texts) {
  return [{ label: texts.say("board-goal-reached"), points: standing(view)[seat] ?? 0 }];
}
