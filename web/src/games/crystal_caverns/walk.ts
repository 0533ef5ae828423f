/** Where a figure could walk by several plain steps: a click far off is then a row of the steps that are offered. */
import type { TileView, View } from "$generated/crystal_caverns";
import type { Options } from "$src/state/options";
import { SIDES, type Role } from "./art";
import { key, STEP, tilesBySpace, wall, type Spot } from "./places";

/** Nothing waits on this tile for this role: it is passed without a thought. */
function plain(tile: TileView, role: Role): boolean {
  if (tile.flame || tile.monster) return false;
  if (role === "thief") return true;
  if (tile.pieces.some((piece) => piece !== "thief" && !(role === "goblins" && /^(fangs|bones|eye)$/.test(piece))))
    return false;
  // Light wears a Tribe down; darkness stops the Knight, and so does an Event.
  return role === "goblins" ? tile.dark : !tile.dark && !(tile.kind === "event" && tile.token);
}

/** The ways of two and more steps, by the space they lead to. The first step of each is among the options. */
export function ways(view: View, role: Role, figures: Spot[], verb: string, options: Options): Map<string, string[]> {
  const tiles = tilesBySpace(view);
  const reach =
    role === "knight"
      ? (view.knight?.movement ?? 0) - (view.knight?.moved ?? 0)
      : role === "thief"
        ? (view.thief?.movement ?? 0) - (view.thief?.moved ?? 0)
        : role === "goblins"
          ? 6
          : 0;
  const found = new Map<string, string[]>();
  const start = figures.map(({ x, y }) => key(x, y));
  const seen = new Set(start);
  let edge: string[][] = [];
  for (const tile of view.tiles) {
    const at = key(tile.x, tile.y);
    if (!options.has(`${verb} ${at}`)) continue;
    seen.add(at);
    if (plain(tile, role)) edge.push([at]);
  }
  while (edge.length && edge[0]!.length < reach) {
    const further: string[][] = [];
    for (const way of edge) {
      const tile = tiles.get(way.at(-1)!)!;
      for (const side of SIDES) {
        const next = tiles.get(key(tile.x + STEP[side].x, tile.y + STEP[side].y));
        if (!next || wall(tiles, tile, side) || !plain(next, role)) continue;
        const at = key(next.x, next.y);
        if (seen.has(at)) continue;
        seen.add(at);
        found.set(at, [...way, at]);
        further.push([...way, at]);
      }
    }
    edge = further;
  }
  return found;
}
