/** The card files of Cutthroat Caverns. */
import type { CardFiles } from "$generated/cards/cutthroat_caverns";
import type { Cards } from "$src/state/play.svelte";
import { textIn } from "$src/state/words";

const filesOf = (cards: Cards): CardFiles => cards as unknown as CardFiles;
/** Designed here, because what the printed card says is not public. */
const isDesigned = (card: { source: string } | undefined) => card?.source.startsWith("reconstructed") ?? false;

export interface Face {
  id: string;
  kind: "standard" | "maneuver" | "rider" | "action" | "item";
  /** What an attack counts, from zero to double. */
  ladder: number[];
  portrait: string;
  windows: string[];
  text: string;
  designed: boolean;
}

/** What a card says, in a language. */
export function faceOf(cards: Cards, id: string, language: string): Face {
  const files = filesOf(cards);
  const told = (card: object) => textIn(card, language);
  const attack = files.attacks.attack.find((card) => card.id === id);
  if (attack) {
    const ladder = attack.kind === "standard" ? attack.ladder : [];
    return {
      id,
      kind: attack.kind,
      ladder,
      portrait: attack.portrait,
      windows: [],
      text: told(attack),
      designed: isDesigned(attack),
    };
  }
  const action = files.actions.action.find((card) => card.id === id);
  if (action)
    return {
      id,
      kind: "action",
      ladder: [],
      portrait: "",
      windows: action.windows,
      text: told(action),
      designed: isDesigned(action),
    };
  const item = files.items.item.find((card) => card.id === id);
  return {
    id,
    kind: "item",
    ladder: [],
    portrait: "",
    windows: [],
    text: item ? told(item) : "",
    designed: isDesigned(item),
  };
}

export function encounterText(
  cards: Cards,
  id: string,
  language: string,
): { text: string; per: string; designed: boolean } {
  const card = filesOf(cards).encounters.encounter.find((each) => each.id === id);
  return { text: textIn(card, language), per: card?.prestige_per ?? "", designed: isDesigned(card) };
}

export function characterText(cards: Cards, id: string, language: string): string {
  const card = filesOf(cards).characters.character.find((each) => each.id === id);
  return textIn(card, language);
}

/** A plain blow says no more than its numbers, and so does one with a portrait that is not mine. */
export function isPlain(face: Face, mine = ""): boolean {
  return (
    (/^attack_\d+$/.test(face.id) && face.text.length < 60) ||
    (face.portrait !== "" && mine !== "" && face.portrait !== mine)
  );
}
