/** The card files of Dice Brewing. */
import type { CardFiles } from "$generated/cards/dice_brewing";
import type { Cards } from "$src/state/play.svelte";

export const printed = (cards: Cards): CardFiles => cards as unknown as CardFiles;
