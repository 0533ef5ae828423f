/** A first game, guided: hints above the board at a normal table with a fixed seed. Each shows when its decision comes
 * for the first time; anyone can leave it at any time. `light` names what the hint speaks of, as `names` of a Spot. */
export interface Hint {
  /** The kind of decision that calls it. */
  when: string;
  /** The message, in the game's texts. */
  say: string;
  /** What is lit on the board. */
  light: string[];
}

export const first = {
  seats: 2,
  options: { roles: "kg" },
  me: 0,
  seed: 7,
  hints: [
    { when: "knight", say: "board-tip-knight-cubes", light: ["slot:movement", "slot:perception", "slot:strength"] },
    { when: "knight", say: "board-tip-knight-move", light: ["target:knight"] },
    { when: "orient", say: "board-first-orient", light: ["target:knight"] },
    { when: "brace", say: "board-first-brace", light: ["slot:strength"] },
    { when: "attack", say: "board-tip-knight-meet", light: ["target:knight"] },
    { when: "keep_treasure", say: "board-first-treasure", light: [] },
    { when: "end_tile", say: "board-first-tile", light: [] },
  ] satisfies Hint[],
};
