import { expect, test } from "vitest";
import { changes, type Thing } from "./stage";

const thing = (key: string, place: string, more: Partial<Thing> = {}): Thing => ({ key, place, ...more });
/** What `changes` finds, as keys and places. */
function found(before: Thing[], after: Thing[]) {
  const { moved, turned, come, gone } = changes(before, after);
  return {
    moved: moved.map(([from, to]) => `${from.key} ${from.place}>${to.place}`),
    turned: turned.map(({ key, face }) => `${key} ${face}`),
    come: come.map(({ key, from }) => `${key} ${from}`),
    gone: gone.map(({ key, to }) => `${key} ${to}`),
  };
}
const nothing = { moved: [], turned: [], come: [], gone: [] };

test("what lies where it lay does not move", () => {
  const hand = [thing("card:bash", "hand"), thing("card:trip", "hand")];
  expect(found(hand, [...hand].reverse())).toEqual(nothing);
});

test("what has another place moves there", () => {
  expect(found([thing("card:bash", "hand")], [thing("card:bash", "table")])).toEqual({
    ...nothing,
    moved: ["card:bash hand>table"],
  });
});

test("of equal dice the one with the same face moves, and the others stay", () => {
  const before = [thing("die", "store", { face: 2 }), thing("die", "store", { face: 5 })];
  const after = [thing("die", "store", { face: 2 }), thing("die", "space", { face: 5 })];
  expect(found(before, after)).toEqual({ ...nothing, moved: ["die store>space"] });
});

test("a die that shows another face in its place turns; elsewhere it moves", () => {
  const before = [thing("die", "hand", { face: 2 })];
  expect(found(before, [thing("die", "hand", { face: 4 })])).toEqual({ ...nothing, turned: ["die 4"] });
  expect(found(before, [thing("die", "space", { face: 4 })])).toEqual({ ...nothing, moved: ["die hand>space"] });
});

test("only what names a pile comes from it or goes to it", () => {
  const before = [thing("card:bash", "hand", { to: "discard" }), thing("card:trip", "hand")];
  const after = [thing("card:new", "hand", { from: "deck" }), thing("card:found", "hand")];
  expect(found(before, after)).toEqual({ ...nothing, come: ["card:new deck"], gone: ["card:bash discard"] });
});
