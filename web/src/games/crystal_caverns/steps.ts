/** The steps of a role's turn, and in which one a decision stands. */
import type { View } from "$generated/crystal_caverns";
import type { Options } from "$src/state/options";
import type { Role } from "./art";

export const STEPS: Record<Role, readonly string[]> = {
  knight: ["cubes", "move", "meet", "end"],
  goblins: ["war", "populate", "monsters", "secrets", "tribes"],
  dragon: ["powers", "treasure", "gem", "surface"],
  cavern: ["omens", "shape", "treasure", "end"],
  thief: ["assign", "act", "end"],
};

const KINDS: Record<Role, Record<string, string>> = {
  knight: {
    attack: "meet",
    collect: "meet",
    brace: "meet",
    before_event: "meet",
    keep_treasure: "meet",
    draw_monster: "meet",
    light: "meet",
    fresh: "meet",
    axe: "meet",
    orient: "meet",
    reveal: "meet",
    flare: "move",
    end_tile: "end",
    remove: "end",
    plunder_card: "end",
  },
  goblins: {
    war: "war",
    ruby: "war",
    populate: "populate",
    overpopulated: "populate",
    monsters: "monsters",
    drop_monster: "tribes",
    secret_limit: "secrets",
    goblins: "tribes",
    tribe: "tribes",
    gnome: "tribes",
    hex: "tribes",
    cave_in: "tribes",
    name_tribe: "tribes",
    hiding_spots: "tribes",
    push: "tribes",
    spoils: "tribes",
    flee: "tribes",
    orient: "tribes",
    reveal: "tribes",
    end_tile: "tribes",
    remove: "tribes",
    plunder_card: "tribes",
  },
  dragon: {
    dragon: "powers",
    pay: "powers",
    fly: "powers",
    aim: "powers",
    slither: "powers",
    claw: "powers",
    reveal: "powers",
    orient: "powers",
    pride: "powers",
    push: "powers",
    move_token: "powers",
    flee: "powers",
    dragon_treasure: "treasure",
    gem: "gem",
    surface: "surface",
    end_tile: "surface",
    remove: "surface",
    plunder_card: "surface",
  },
  cavern: { shape: "shape", put_tile: "shape", remove: "shape", place_treasure: "treasure" },
  thief: {
    assign: "assign",
    thief: "act",
    upgrade: "act",
    steal: "act",
    sticky: "act",
    orient: "act",
    take_token: "act",
    end_tile: "end",
    remove: "end",
    plunder_card: "end",
  },
};

/** The present step of a role; empty if it is not its turn. */
export function stepOf(view: View, role: Role, kind: string, options: Options): string {
  if (view.active !== role) return "";
  const known = KINDS[role][kind];
  if (known) return known;
  if (kind.startsWith("shriek")) return "powers";
  if (role === "knight" && kind === "knight") {
    if (options.where({ message: "choice-place" }).length && !view.knight?.moved && !view.knight?.met) return "cubes";
    if (options.where({ message: ["choice-move", "choice-fight"] }).length) return "move";
    return options.has("encounter") ? "meet" : "end";
  }
  if (role === "goblins" && kind === "window") return view.goblins?.war === null ? "war" : "secrets";
  if (role === "cavern" && kind === "cavern") {
    if (options.has("collect omens")) return "omens";
    if (options.has("shape")) return "shape";
    if (options.has("place treasure")) return "treasure";
    return "end";
  }
  return "";
}
