/** A seat has a colour, a shape and a letter, never a colour alone. */
import type { SeatView } from "$generated/wire";

export const SHAPES = ["circle", "square", "triangle", "diamond", "hexagon", "star"] as const;
export type Shape = (typeof SHAPES)[number];

export interface SeatLook {
  seat: number;
  /** What to call whoever sits here. */
  name: string;
  /** A CSS colour, `var(--seat-0)` and so on; text on it is `var(--on-seat)`. */
  colour: string;
  shape: Shape;
  letter: string;
  holder: SeatView["holder"];
  /** Is it mine to play from this screen? */
  you: boolean;
  /** Is this seat asked something now? */
  waiting: boolean;
}

export function seatLook(view: SeatView, you: number, waiting: number[], nameOf: (view: SeatView) => string): SeatLook {
  return {
    seat: view.seat,
    name: nameOf(view),
    colour: `var(--seat-${view.seat % 6})`,
    shape: SHAPES[view.seat % SHAPES.length]!,
    letter: "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[view.seat % 26]!,
    holder: view.holder,
    you: view.seat === you,
    waiting: waiting.includes(view.seat),
  };
}
