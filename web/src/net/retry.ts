/** Trying again: sooner at first, more and more seldom, and at once when the network or the reader comes back. */

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;

export class Retry {
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly attempt: () => void) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Try after a while, which is at least so long. When that is, as a time. */
  later(least = 0): number {
    clearTimeout(this.timer);
    const wait = Math.max(this.wait, least);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    this.timer = setTimeout(this.now, wait);
    return Date.now() + wait;
  }

  /** Try at once, if a try is due at all. */
  readonly hurry = (): void => {
    if (this.timer !== undefined && !document.hidden) this.now();
  };

  /** It has worked: the next wait is short again. */
  reset(): void {
    this.cancel();
    this.wait = FIRST_WAIT;
  }

  /** Not now: something else does it. */
  cancel(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** For ever. */
  stop(): void {
    this.cancel();
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
  }

  private readonly now = (): void => {
    this.cancel();
    this.attempt();
  };
}
