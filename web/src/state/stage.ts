/** What moves on a board. The board says what a thing is and where it lies; when news moves it to another place, it is
 * seen to go there. Nothing waits for it: the thing lies in its new place at once and can be clicked, what flies is its
 * likeness. See BOARDS.md, "Things that move". */
import type { Attachment } from "svelte/attachments";

export interface Thing {
  /** What it is: `card:bash`, or of dice that have no names of their own `die:0:green` (seat 0's green ones). */
  key: string;
  /** Where it lies: `hand:0`, `market`. It is seen to move when this changes, and only then. */
  place: string;
  /** Which side is up: if it changes, the thing tumbles. */
  face?: string | number;
  /** The pile (see `pile`) it comes from if it was nowhere before. */
  from?: string;
  /** The pile it goes to if it is nowhere afterwards. */
  to?: string;
}

interface Lying extends Thing {
  element: Element;
  box: DOMRect;
}

/** How long a thing is on its way, in milliseconds; of several the last starts `SPREAD` later than the first. */
const TIME = 320;
const SPREAD = 80;
const EASE = "cubic-bezier(0.3, 0.7, 0.3, 1)";
/** More than this at once is no movement but another position. */
const MOST = 24;

export class Stage {
  private readonly things = new Map<Element, Thing>();
  private readonly piles = new Map<string, Element>();
  private running: Animation[] = [];
  private delay = 0;
  private ghosts: Element[] = [];

  /** `{@attach play.stage.thing({ key, place })}` on something that may go elsewhere. */
  thing(of: Thing): Attachment {
    return (element) => {
      this.things.set(element, of);
      return () => void (this.things.get(element) === of && this.things.delete(element));
    };
  }

  /** `{@attach play.stage.pile("supply")}` on a place that things come from or go to without lying there to be seen. */
  pile(name: string): Attachment {
    return (element) => {
      this.piles.set(name, element);
      return () => void (this.piles.get(name) === element && this.piles.delete(name));
    };
  }

  /** Where everything lies just before news is shown. */
  look(): Lying[] {
    this.finish();
    return [...this.things].map(([element, thing]) => ({ ...thing, element, box: element.getBoundingClientRect() }));
  }

  /** News is shown now: let what has changed its place be seen to go there. */
  move(before: Lying[]): void {
    const after = [...this.things].map(([element, thing]) => ({ ...thing, element }));
    const { moved, turned, come, gone } = changes(before, after);
    const all: (() => void)[] = [
      ...moved.map(
        ([from, to]) =>
          () =>
            this.fly(to.element, from.box, from.face !== to.face),
      ),
      ...turned.map((thing) => () => this.tumble(thing.element)),
      ...come.map((thing) => () => this.fly(thing.element, this.boxOf(thing.from), thing.face !== undefined)),
      ...gone.map((thing) => () => this.leave(thing)),
    ];
    if (all.length > MOST) return;
    all.forEach((start, at) => {
      this.delay = (at * SPREAD) / Math.max(1, all.length - 1);
      start();
    });
  }

  /** Whatever is on its way is there. */
  readonly finish = (): void => {
    for (const each of this.running) each.cancel();
    for (const ghost of this.ghosts) ghost.remove();
    this.running = [];
    this.ghosts = [];
  };

  private boxOf(pile: string | undefined): DOMRect | undefined {
    return pile ? this.piles.get(pile)?.getBoundingClientRect() : undefined;
  }

  private fly(element: Element, from: DOMRect | undefined, tumbling: boolean): void {
    const to = element.getBoundingClientRect();
    if (!from?.width || !to.width || (Math.abs(from.x - to.x) < 2 && Math.abs(from.y - to.y) < 2)) return;
    if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement)) this.slide(element, from, to);
    else {
      const ghost = this.ghost(element, to);
      if (!ghost) return;
      this.run(ghost, [{ transform: between(to, from, tumbling ? -300 : 0) }, { transform: "none" }], () =>
        ghost.remove(),
      );
      // Unseen while its likeness is on the way, but there: a click finds it.
      this.run(element, [{ opacity: 0 }, { opacity: 0 }]);
    }
  }

  /** A part of a drawing has no likeness of its own: it goes itself. */
  private slide(element: SVGGraphicsElement, from: DOMRect, to: DOMRect): void {
    const parent = element.parentNode;
    const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
    if (!matrix) return;
    const x = (from.x + from.width / 2 - to.x - to.width / 2) / matrix.a;
    const y = (from.y + from.height / 2 - to.y - to.height / 2) / matrix.d;
    this.run(element, [{ translate: `${x}px ${y}px` }, { translate: "0px 0px" }]);
  }

  private tumble(element: Element): void {
    this.run(element, [
      { transform: "rotate(-200deg) scale(0.6)" },
      { transform: "rotate(14deg) scale(1.08)", offset: 0.7 },
      { transform: "none" },
    ]);
  }

  private leave(thing: Lying): void {
    const to = this.boxOf(thing.to);
    if (!to?.width || !thing.box.width || thing.element instanceof SVGGElement) return;
    const ghost = this.ghost(thing.element, thing.box);
    if (!ghost) return;
    this.run(
      ghost,
      [{ transform: "none" }, { opacity: 1, offset: 0.6 }, { transform: between(thing.box, to, 0), opacity: 0 }],
      () => ghost.remove(),
    );
  }

  /** A likeness over the board that no pointer and no ear notices. */
  private ghost(element: Element, box: DOMRect): HTMLElement | undefined {
    const layer = document.querySelector<HTMLElement>("[data-stage]");
    if (!layer) return;
    const corner = layer.getBoundingClientRect();
    const ghost = document.createElement("div");
    const likeness = element.cloneNode(true) as HTMLElement;
    for (const each of [likeness, ...likeness.querySelectorAll("[id]")]) each.removeAttribute("id");
    likeness.removeAttribute("tabindex");
    ghost.append(likeness);
    ghost.className = "ghost";
    ghost.ariaHidden = "true";
    ghost.inert = true;
    const style = getComputedStyle(element);
    Object.assign(ghost.style, {
      left: `${box.x - corner.x + layer.scrollLeft - layer.clientLeft}px`,
      top: `${box.y - corner.y + layer.scrollTop - layer.clientTop}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
      font: style.font,
      color: style.color,
    });
    layer.append(ghost);
    this.ghosts.push(ghost);
    return ghost;
  }

  private run(element: Element, frames: Keyframe[], done?: () => void): void {
    const animation = element.animate(frames, { duration: TIME, delay: this.delay, easing: EASE, fill: "backwards" });
    if (done) animation.onfinish = done;
    this.running.push(animation);
  }
}

/** The transform that lays something with one box over another box. */
function between(own: DOMRect, other: DOMRect, turn: number): string {
  const x = other.x + other.width / 2 - own.x - own.width / 2;
  const y = other.y + other.height / 2 - own.y - own.height / 2;
  const scale = Math.min(3, Math.max(0.3, Math.min(other.width / own.width, other.height / own.height)));
  return `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`;
}

/** What has moved, turned over, come and gone. Things with the same key are told apart by their faces if they can be. */
export function changes<B extends Thing, A extends Thing>(before: B[], after: A[]) {
  const moved: [B, A][] = [];
  const turned: A[] = [];
  let were = before;
  let are = after;
  const pair = (same: (from: B, to: A) => boolean, found: (from: B, to: A) => void) => {
    const left = new Set(were);
    are = are.filter((to) => {
      for (const from of left) {
        if (from.key !== to.key || !same(from, to)) continue;
        left.delete(from);
        found(from, to);
        return false;
      }
      return true;
    });
    were = [...left];
  };
  pair(
    (from, to) => from.place === to.place && from.face === to.face,
    () => undefined,
  );
  pair(
    (from, to) => from.face === to.face,
    (from, to) => moved.push([from, to]),
  );
  pair(
    (from, to) => from.place === to.place,
    (_, to) => turned.push(to),
  );
  pair(
    () => true,
    (from, to) => moved.push([from, to]),
  );
  return { moved, turned, come: are.filter((to) => to.from), gone: were.filter((from) => from.to) };
}
