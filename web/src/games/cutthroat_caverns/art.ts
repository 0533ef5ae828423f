/** Our own drawings: glyphs on 24 × 24, and what each encounter looks like, put together from few shapes. */
export const GLYPHS: Record<string, string> = {
  standard: "M19.500 4.500l-9 9M19.500 4.500l-1 4M19.500 4.500l-4 1M7 12l5 5M9.500 14.500L5 19M4 18l2 2",
  maneuver: "M4 16c4 0 4-8 8-8s4 8 8 8M17 12.500l3.500 3.500-3.500 3.500",
  rider: "M12 20V6M6.500 11.500 12 6l5.500 5.500M6 3.500h12",
  action: "M13 3.500 6 13.500h5l-1 7 8-11h-5.500z",
  item: "M9.500 3.500h5M10.500 3.500v5L6 16.500c-1 2 .3 4 2.500 4h7c2.200 0 3.500-2 2.500-4L13.500 8.500v-5M8 14.500h8",
  potion:
    "M9.500 3.500h5M10.500 3.500v5L6 16.500c-1 2 .3 4 2.500 4h7c2.200 0 3.500-2 2.500-4L13.500 8.500v-5M8 14.500h8",
  alchemists_fire:
    "M12 3.500c1 4 6 6 6 11a6 6 0 0 1-12 0c0-2.500 1.500-4 2.500-5.500c.5 1.500 1 2 2 2.500c-.5-3 0-5.500 1.500-8z",
  amulet_of_mentalism: "M5 3.500c1 5 4 7 7 7s6-2 7-7M12 10.500v2.500M12 13l3.500 3.500L12 20.500 8.500 16.500z",
  door: "M6 20.500V10a6 6 0 0 1 12 0v10.500M3.500 20.500h17M14.500 14v1.500",
  drop: "M12 3.500s6 6.500 6 11a6 6 0 0 1-12 0c0-4.500 6-11 6-11z",
  back: "M6 3.500h12v17H6zM9 8l3-2 3 2v4l-3 4-3-4z",
};

export type Body = "beast" | "hulk" | "ghost" | "stone" | "blob" | "robe" | "serpent" | "machine" | "room";
export type Top = "none" | "ears" | "curved" | "bull" | "spikes" | "snakes" | "helmet" | "hood" | "key";
export type Mouth = "fangs" | "grim" | "grin" | "round" | "tusks" | "skull" | "none";
export type Extra = "none" | "axe" | "orb" | "wings" | "claws" | "sword" | "many" | "drips" | "cross";
export interface Shape {
  body: Body;
  tint: "green" | "red" | "blue" | "black" | "yellow" | "copper";
  eyes: number;
  top: Top;
  mouth: Mouth;
  extra: Extra;
}
const shape = (
  body: Body,
  tint: Shape["tint"],
  eyes: number,
  top: Top,
  mouth: Mouth,
  extra: Extra = "none",
): Shape => ({ body, tint, eyes, top, mouth, extra });

export const SHAPES: Record<string, Shape> = {
  ripper: shape("beast", "red", 2, "spikes", "fangs", "claws"),
  battle_troll: shape("hulk", "green", 2, "ears", "tusks", "axe"),
  anti_paladin: shape("hulk", "black", 2, "helmet", "grim", "sword"),
  iron_skin_gargoyle: shape("stone", "blue", 2, "curved", "fangs", "wings"),
  lurker: shape("serpent", "black", 3, "none", "fangs", "drips"),
  gasbag: shape("blob", "yellow", 1, "none", "round", "drips"),
  wolf_pack: shape("beast", "black", 2, "ears", "fangs", "many"),
  basilicanth: shape("serpent", "green", 2, "spikes", "fangs"),
  trolgg: shape("hulk", "green", 1, "none", "tusks", "claws"),
  fear: shape("ghost", "blue", 2, "none", "round"),
  hate: shape("ghost", "red", 2, "curved", "grim"),
  spite: shape("ghost", "green", 3, "spikes", "grin"),
  shift: shape("ghost", "yellow", 4, "curved", "grin", "many"),
  arc_mages: shape("robe", "blue", 2, "hood", "grim", "many"),
  blood_mage: shape("robe", "red", 2, "hood", "grin", "orb"),
  bugaboo: shape("blob", "black", 5, "ears", "grin"),
  boogens: shape("blob", "green", 2, "ears", "fangs", "many"),
  clockwork_golem: shape("machine", "copper", 2, "key", "grim"),
  minotaur: shape("hulk", "copper", 2, "bull", "tusks"),
  necromancer: shape("robe", "black", 2, "hood", "skull", "orb"),
  axe: shape("hulk", "red", 2, "helmet", "grin", "axe"),
  mind_grub: shape("serpent", "yellow", 5, "none", "round"),
  medusa: shape("serpent", "green", 2, "snakes", "grim"),
  riddle_room: shape("room", "blue", 0, "none", "none"),
  trap_room: shape("room", "copper", 0, "none", "none", "cross"),
};
export const UNKNOWN = shape("ghost", "black", 2, "none", "grim");
