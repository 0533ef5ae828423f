import { expect, test } from "vitest";
import { changed } from "./changes";

const view = { round: 1, seats: [{ dice: [1, 2] }, { dice: [3] }], market: { left: 4 } };

test("a change reaches its place, in objects and in lists", () => {
  const now = changed(view, [
    { path: ["seats", 1, "dice", 0], value: 6 },
    { path: ["round"], value: 2 },
  ]);
  expect(now).toEqual({ ...view, round: 2, seats: [{ dice: [1, 2] }, { dice: [6] }] });
});

test("what has not changed is the same object, and the view before stays as it was", () => {
  const before = structuredClone(view);
  const now = changed(view, [{ path: ["seats", 1, "dice", 0], value: 6 }]) as typeof view;
  expect(now.seats[0]).toBe(view.seats[0]);
  expect(now.market).toBe(view.market);
  expect(now.seats[1]).not.toBe(view.seats[1]);
  expect(view).toEqual(before);
});

test("a change without a path is another view", () => {
  expect(changed(view, [{ path: [], value: { round: 9 } }])).toEqual({ round: 9 });
});
