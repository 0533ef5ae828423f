import type { View } from "$generated/cavern_tavern";
import type { Namer, Texts } from "$lib/texts.svelte";

const face: Namer = (fact) => `[${fact}]`;
export const namers: Record<string, Namer> = { dice: face, new: face, face, to: face };

export const standing = (view: View): number[] => view.waiters.map((waiter) => waiter.score);

/** What the game brought, then the lines of the final scoring as the rulebook counts them. */
export function scoreLines(view: View, seat: number, texts: Texts) {
  const waiter = view.waiters[seat];
  if (!waiter) return [];
  const final = Object.entries(waiter.final).filter(([line]) => line !== "mrs_nasty" || view.with_chamber);
  const earned = waiter.score - final.reduce((sum, [, points]) => sum + points, 0);
  return [{ label: texts.say("draw-earned"), points: earned }, ...final.map(([line, points]) => ({ label: String(texts.name("reason", line)), points }))];
}
