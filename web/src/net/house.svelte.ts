/** What this house has: games, agents. Asked once. */
import type { GameInfo, HouseInfo } from "$generated/wire";
import { api } from "./api";

class House {
  info = $state.raw<HouseInfo | null>(null);

  async load(): Promise<HouseInfo> {
    this.info = await api.house();
    return this.info;
  }

  game(id: string): GameInfo | undefined {
    return this.info?.games.find((game) => game.id === id);
  }

  nameOf(id: string): string {
    return this.game(id)?.name ?? id.replaceAll("_", " ");
  }
}

export const house = new House();

/** The agent that people meet at first. */
export const usualAgent = (): string => house.info?.levels[1] ?? house.info?.agents[0] ?? "";

/** Names for agents, so that a log reads like a story. */
const NAMES = ["Odo", "Berta", "Ulric", "Mirabel", "Tancred", "Gisla", "Wilfrid", "Hedda", "Lambert", "Otilia"];

/** Some different names, begun anywhere, none of which is taken. */
export function agentNames(count: number, taken: string[] = []): string[] {
  const free = NAMES.filter((name) => !taken.includes(name));
  const first = Math.floor(Math.random() * free.length);
  return Array.from({ length: count }, (_, at) => free[(first + at) % free.length]!);
}
