/** What a space of the map says of itself, in words. */
import type { TileView, View } from "$generated/crystal_caverns";
import type { Play } from "$src/state/play.svelte";
import { find, nameIn, printed, textIn } from "./cards";
import { key } from "./places";

export const spaceName = (play: Play<View>, x: number, y: number): string =>
  String(play.texts.name("space", key(x, y)));

/** A tile in a few words: what it is, and what lies and stands on it. */
export function describe(play: Play<View>, tile: TileView): string {
  const parts = [spaceName(play, tile.x, tile.y)];
  if (tile.dark) parts.push(play.say("board-dark", { symbol: play.say(`tribe-${tile.symbol}`) }));
  if (tile.kind && tile.kind !== "entrance") parts.push(String(play.texts.name("kind", tile.kind)));
  if (tile.token) parts.push(play.say("board-token"));
  if (!tile.dark && tile.sides !== "NESW") parts.push(play.say("board-open", { sides: tile.sides || "-" }));
  if (tile.treasures) parts.push(play.say("board-treasures-here", { count: tile.treasures }));
  parts.push(...tile.gems.map((gem) => play.say(`symbol-gem-${gem}`)));
  if (tile.flame) parts.push(play.say("power-flame_wall"));
  if (tile.monster) parts.push(play.say(`monster-${tile.monster}`));
  parts.push(...tile.pieces.map((piece) => play.say(`the-${piece}`)));
  return parts.join(", ");
}

/** All that one would ask of a tile under the pointer. */
export function caption(play: Play<View>, tile: TileView): string {
  const figures = tile.pieces.map((piece) => stands(play, piece));
  return [describe(play, tile) + ".", printedOn(play, tile), bars(play, tile), ...figures].filter(Boolean).join(" ");
}

/** A Monster token: it is fought before the space is entered. */
function bars(play: Play<View>, tile: TileView): string {
  const monster = tile.monster ? find(printed(play.cards).monsters.monster, tile.monster) : undefined;
  return monster ? play.say("board-monster-bars", { monster: monster.id, count: monster.ambush.strength }) : "";
}

function printedOn(play: Play<View>, tile: TileView): string {
  if (tile.dark) return play.say("board-aid-dark");
  if (!tile.kind) return "";
  const cards = printed(play.cards);
  const kind = find(cards.tiles.kind, tile.kind) ?? cards.terrain.terrain.find(({ id }) => tile.kind!.startsWith(id));
  return kind ? textIn(kind, play.texts.language) : "";
}

/** The numbers of whoever stands there: one must know them before one goes. */
function stands(play: Play<View>, piece: string): string {
  const facts = numbers(play, piece);
  if (!facts.length) return "";
  const said = play.say("board-stands", { piece: play.say(`the-${piece}`), facts: facts.join(", ") });
  return `${said[0]!.toUpperCase()}${said.slice(1)}.`;
}

function numbers(play: Play<View>, piece: string): string[] {
  const { knight, dragon, thief, goblins } = play.view;
  const say = (name: string, count: number) => play.say("board-numbers", { name: play.say(name), count });
  if (piece === "knight" && knight)
    return [say("slot-strength", knight.strength), say("slot-perception", knight.perception)];
  if (piece === "dragon" && dragon) return [say("board-armor", dragon.armor), say("board-health", dragon.health)];
  if (piece === "thief" && thief) {
    return [
      say("stat-stealth", thief.stealth),
      play.say("board-carries", { count: thief.carried + thief.carried_gems.length }),
    ];
  }
  const tribe = goblins?.tribes.find(({ id }) => id === piece);
  if (!tribe) return [];
  const monsters = tribe.monsters.map((id) =>
    nameIn(find(printed(play.cards).monsters.monster, id), play.texts.language),
  );
  return [say("slot-strength", tribe.strength), say("slot-perception", tribe.perception), ...monsters];
}
