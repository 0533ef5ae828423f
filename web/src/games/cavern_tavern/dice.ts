/** Dice that are seen to move: told apart by face, and equal ones by their number. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

export function numbered(faces: readonly number[]): { face: number; key: string }[] {
  const seen: number[] = [];
  return faces.map((face) => {
    seen[face] = (seen[face] ?? 0) + 1;
    return { face, key: `${face}.${seen[face]}` };
  });
}

/** A die comes to rest. */
export function tumble(_node: Element, { moving }: { moving: boolean }): TransitionConfig {
  return { duration: moving ? 380 : 0, easing: cubicOut, css: (t, u) => `transform: translateY(${-16 * u}px) rotate(${-260 * u}deg) scale(${0.6 + 0.4 * t})` };
}
