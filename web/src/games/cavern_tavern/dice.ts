/** Dice: told apart by face, and equal ones by their number; seen to go from hand to place and back. */
import type { Thing } from "$src/state/stage";

export function numbered(faces: readonly number[]): { face: number; key: string }[] {
  const seen: number[] = [];
  return faces.map((face) => {
    seen[face] = (seen[face] ?? 0) + 1;
    return { face, key: `${face}.${seen[face]}` };
  });
}

/** A seat's die where it lies now. */
export const dieMoves = (seat: number, face: number, place: string): Thing => ({ key: `die:${seat}`, place, face });
