/** What part of a drawing is seen through a window of pixels: pure arithmetic, without the page. */

export interface Point {
  x: number;
  y: number;
}
interface Size {
  width: number;
  height: number;
}
/** A centre in the drawing, and how many of its units a pixel takes. */
export interface Look extends Point {
  unit: number;
}

/** A unit of the drawing is never larger than so many pixels: closer, one sees nothing more. */
const CLOSEST = 3;

export class View {
  /** All of it. */
  readonly whole: Look;

  constructor(
    readonly drawing: Point & Size,
    readonly place: Size,
  ) {
    this.whole = {
      x: drawing.x + drawing.width / 2,
      y: drawing.y + drawing.height / 2,
      unit: Math.max(drawing.width / place.width, drawing.height / place.height),
    };
  }

  /** What is seen, in units of the drawing. */
  box({ x, y, unit }: Look): Point & Size {
    const [width, height] = [this.place.width * unit, this.place.height * unit];
    return { x: x - width / 2, y: y - height / 2, width, height };
  }

  /** A look as near as there is one: never smaller than the whole, never beside the drawing. */
  within({ x, y, unit }: Look): Look {
    const near = Math.min(this.whole.unit, Math.max(1 / CLOSEST, unit));
    const held = (at: number, from: number, long: number, shown: number) =>
      // What fits is in the middle; of what does not, no more than its edge comes in.
      shown >= long ? from + long / 2 : Math.min(from + long - shown / 2, Math.max(from + shown / 2, at));
    return {
      x: held(x, this.drawing.x, this.drawing.width, this.place.width * near),
      y: held(y, this.drawing.y, this.drawing.height, this.place.height * near),
      unit: near,
    };
  }

  /** Closer by a factor, so that what lies so many pixels from the middle stays there. */
  zoomed(look: Look, by: number, from: Point): Look {
    const { unit } = this.within({ ...look, unit: look.unit / by });
    const still = { x: look.x + from.x * look.unit, y: look.y + from.y * look.unit };
    return this.within({ x: still.x - from.x * unit, y: still.y - from.y * unit, unit });
  }

  /** The same look if these points are in sight, with a margin around each; else one at all of them. */
  including(look: Look, points: readonly Point[], margin: number): Look {
    if (!points.length) return look;
    const box = this.box(look);
    const inside = ({ x, y }: Point) =>
      x - margin >= box.x && x + margin <= box.x + box.width && y - margin >= box.y && y + margin <= box.y + box.height;
    if (points.every(inside)) return look;
    const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
    const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
    return this.within({
      x: (left + right) / 2,
      y: (top + bottom) / 2,
      unit: Math.max(
        look.unit,
        (right - left + 2 * margin) / this.place.width,
        (bottom - top + 2 * margin) / this.place.height,
      ),
    });
  }
}
