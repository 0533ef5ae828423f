import type { View } from "$generated/crystal_caverns";
import type { Namer, Texts } from "$lib/texts.svelte";
import type { Role } from "./art";


/** A space as on the map: columns east, rows south of the Entrance. */
const space: Namer = (fact, texts) => (fact === "0,0" ? texts.say("kind-entrance") : `(${fact})`);
const piece: Namer = (fact, texts) => texts.say(`the-${fact}`);
const sides: Namer = (fact, texts) =>
  fact === "-" || fact === "NESW"
    ? texts.say(fact === "-" ? "side-none" : "side-all")
    : [...String(fact)].map((side) => texts.say(`side-${side}`)).join(", ");
const slide: Namer = (fact, texts) => {
  const [east = 0, south = 0] = String(fact).split(",").map(Number);
  return [[east > 0 ? "E" : "W", Math.abs(east)] as const, [south > 0 ? "S" : "N", Math.abs(south)] as const]
    .filter(([, far]) => far)
    .map(([side, far]) => `${far} ${texts.say(`side-${side}`)}`)
    .join(", ");
};

export const namers: Record<string, Namer> = { space, tribe: piece, target: piece, sides, slide };

/** What a role still has to do, as done of all: `[3, 5]` is three Crystals of five. */
export function progress(view: View, role: Role): [number, number] {
  const { knight, goblins, dragon, thief, goals } = view;
  const done = (now: number, all: number): [number, number] => [Math.max(0, Math.min(all, now)), all];
  const wounded = () => done(goals.dragon_health - dragon!.health, goals.dragon_health);
  if (role === "knight") return dragon ? wounded() : done(knight?.crystals ?? 0, goals.crystals);
  if (role === "goblins") {
    if (knight) return done(goals.knight_health - knight.health, goals.knight_health);
    return dragon ? wounded() : done(goblins?.crystals ?? 0, goals.crystals);
  }
  // Asleep he gathers cubes; to wake, to surface and to get out are three steps more.
  if (role === "dragon") return done(dragon?.awake ? goals.awake_at + 1 + (dragon.surfaced ? 1 : 0) : (dragon?.wakefulness ?? 0), goals.awake_at + 3);
  if (role === "cavern") return done(view.fallen, view.to_fall);
  return done(thief?.stashed ?? 0, goals.stash);
}

/** How far a role is from its goal, in words: a message and its facts. */
export function far(view: View, role: Role): { say: string; left: number; carried: number } {
  const [done, all] = progress(view, role);
  const say = (id: string, left = all - done) => ({ say: `board-far-${id}`, left, carried: (view.thief?.carried ?? 0) + (view.thief?.carried_gems.length ?? 0) });
  if (role === "knight") {
    if (!view.knight?.alive) return say("dead");
    return view.dragon ? say("kill-dragon") : done < all ? say("crystals") : say("escape");
  }
  if (role === "goblins") return view.knight ? say("kill-knight") : view.dragon ? say("kill-dragon") : say("crystals");
  if (role === "dragon") {
    const { awake = false, surfaced = false, wakefulness = 0, at = null } = view.dragon ?? {};
    if (!awake) return wakefulness < view.goals.awake_at ? say("wake", view.goals.awake_at - wakefulness) : say("shriek");
    return surfaced ? say("run", (at ?? "0,0").split(",").reduce((sum, each) => sum + Math.abs(Number(each)), 0)) : say("surface");
  }
  if (role === "cavern") return view.collapse ? say("fall") : say("collapse", view.stack + (view.cavern?.hand_size ?? 0));
  return say("stash");
}

/** How near each seat is to its own goal, in hundredths: roles share no points. */
export function standing(view: View): number[] {
  return view.seats.map((role) => {
    const [done, all] = progress(view, role as Role);
    if (role === "cavern" && done < all) {
      // Half of its way is to lay all tiles, half to bring the Crystals down.
      const left = view.collapse ? 0 : view.stack + (view.cavern?.hand_size ?? 0);
      const laid = view.collapse ? 1 : (view.tiles.length - 5) / Math.max(1, view.tiles.length - 5 + left);
      return Math.round(50 * laid + (50 * done) / all);
    }
    return Math.round((100 * done) / all);
  });
}

export function scoreLines(view: View, seat: number, texts: Texts) {
  return [{ label: texts.say("board-goal-reached"), points: standing(view)[seat] ?? 0 }];
}
