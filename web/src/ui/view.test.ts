import { expect, test } from "vitest";
import { View } from "./view";

/** A drawing of 1000 x 500 units in a place of 500 x 500 pixels. */
const view = new View({ x: -100, y: 0, width: 1000, height: 500 }, { width: 500, height: 500 });

test("at first all of it is seen, as large as it fits", () => {
  expect(view.whole).toEqual({ x: 400, y: 250, unit: 2 });
  expect(view.box(view.whole)).toEqual({ x: -100, y: -250, width: 1000, height: 1000 });
});

test("zooming keeps what lies under the pointer where it is", () => {
  const look = view.within({ x: 400, y: 250, unit: 1 });
  const from = { x: 120, y: -60 };
  const under = { x: look.x + from.x * look.unit, y: look.y + from.y * look.unit };
  const closer = view.zoomed(look, 1.25, from);
  expect(closer.unit).toBeCloseTo(0.8);
  expect(closer.x + from.x * closer.unit).toBeCloseTo(under.x);
  expect(closer.y + from.y * closer.unit).toBeCloseTo(under.y);
});

test("one never sees less than the closest, nor more than the whole, nor beside the drawing", () => {
  expect(view.zoomed(view.whole, 0.1, { x: 30, y: 40 })).toEqual(view.whole);
  expect(view.within({ x: 0, y: 0, unit: 0.001 }).unit).toBeCloseTo(1 / 3);
  expect(view.within({ x: 5000, y: -5000, unit: 0.5 })).toEqual({ x: 775, y: 125, unit: 0.5 });
});

test("what is asked about comes into sight, and nothing moves if it is there already", () => {
  const look = view.within({ x: 100, y: 250, unit: 0.5 });
  expect(view.including(look, [{ x: 120, y: 240 }], 50)).toBe(look);
  expect(view.including(look, [], 50)).toBe(look);
  const moved = view.including(look, [{ x: 700, y: 250 }], 50);
  expect(moved).toEqual({ x: 700, y: 250, unit: 0.5 });
  // Two that lie far apart: from further away.
  const both = view.including(look, [{ x: 0, y: 250 }, { x: 700, y: 250 }], 50); // prettier-ignore
  expect(both.unit).toBeCloseTo(1.6);
});
