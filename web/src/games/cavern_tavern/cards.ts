/** The card files of Cavern Tavern. */
import type { CardFiles, Item, Track } from "$generated/cards/cavern_tavern";
import type { GiftView, OrderView, View } from "$generated/cavern_tavern";
import type { Play } from "$src/state/play.svelte";
import { textIn } from "$src/state/words";

export const printed = (play: Play<View>): CardFiles => play.cards as unknown as CardFiles;

/** What every card says of itself. */
type Card = Pick<Item, "id" | "source" | "effect_source" | "recipe_source" | "requires_source">;

const inTongue = (play: Play<View>, said: Card | undefined) => textIn(said, play.texts.language);

/** A card as its file has it. */
function cardOf(play: Play<View>, kind: string, id: string): Card | undefined {
  const cards = printed(play);
  const of: Record<string, Card[] | undefined> = {
    item: cards.items?.item,
    character: cards.characters?.character,
    says: cards.nasty_says?.nasty_says,
    secret: cards.secret_tasks?.secret_task,
    assignment: cards.assignments?.assignment,
    area: [...(cards.board?.area ?? []), ...(cards.secret_chamber?.area ?? [])],
    task: cards.secret_chamber?.task,
    track: cards.board?.track,
    order: cards.orders?.order,
  };
  return of[kind]?.find((each) => each.id === id);
}

/** What a card says. */
export const textOf = (play: Play<View>, kind: string, id: string): string => inTongue(play, cardOf(play, kind, id));

/** Is something on this card designed here, because what is printed on it is not public? */
export function isDesigned(play: Play<View>, kind: string, id: string): boolean {
  const card = cardOf(play, kind, id);
  return [card?.source, card?.effect_source, card?.recipe_source, card?.requires_source].some((source) =>
    source?.startsWith("reconstructed"),
  );
}

/** An Order of which the view gives only the name. */
export function orderOf(play: Play<View>, id: string): OrderView | undefined {
  const card = printed(play).orders.order.find((each) => each.id === id);
  if (!card) return undefined;
  const icon = card.icon[play.view.edition] ?? "none";
  return {
    id,
    race: card.race,
    needs: card.ingredients,
    points: card.points,
    forgotten_after: card.forgotten_after,
    penalty: card.forgotten_penalty,
    icon,
  };
}

/** One gift in few words. */
export function giftWords(play: Play<View>, { op, n, give, up_to: times, ingredients }: GiftView): string {
  const [first = "", second = ""] = ingredients.map((id) => String(play.texts.name("ingredient", id)));
  if (op === "gain" && first) return first;
  if (op === "gain_one_of") return play.say("gives-or", { first, second });
  const id = op === "exchange_supply" && times > 1 ? "exchange-twice" : op;
  return play.say(`gives-${id}`, { n, give, times });
}

export const trackOf = (play: Play<View>, id: string): Track | undefined =>
  printed(play).board.track.find((each) => each.id === id);
/** The clock by round, 1 to 10. */
export const times = (play: Play<View>): string[] => printed(play).board.clock.times;
