/** Who I am here. Asked once; pages that change it say so. */
import type { Me } from "$generated/wire";
import { api } from "./api";

class Who {
  me = $state.raw<Me | null>(null);
  /** The name that someone new has typed, on the first page. */
  typed = $state("");
  private asked: Promise<Me | null> | undefined;

  /** Ask the server, the first time. */
  load(): Promise<Me | null> {
    this.asked ??= this.again().catch((error: unknown) => {
      this.asked = undefined;
      throw error;
    });
    return this.asked;
  }

  async again(): Promise<Me | null> {
    this.me = await api.me();
    return this.me;
  }

  /** Be someone: a name is enough to play. */
  async be(name: string): Promise<Me> {
    this.me = await api.beVisitor(name);
    this.asked = Promise.resolve(this.me);
    return this.me;
  }
}

export const who = new Who();
