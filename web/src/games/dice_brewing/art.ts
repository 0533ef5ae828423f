/** Drawings of Dice Brewing: glyphs on a 24 × 24 grid in one stroke weight, and what beers look like. */

export const TEXTURE = { yellow: "slant", black: "frame", green: "dots", blue: "waves" } as const;
export type Colour = keyof typeof TEXTURE;

export const GLYPHS: Record<string, string> = {
  seed: "M12 20.500v-8M12 12.500c0-3.500-2.500-5.500-6.500-5.500c0 3.700 2.500 5.500 6.500 5.500M12 10c0-3.500 2.500-5.500 6.500-5.500c0 3.700-2.500 5.500-6.500 5.500M8 20.500h8",
  fruit:
    "M12 8c-1.500-1.500-6-1.500-6 3.500c0 4.500 3 8 6 8s6-3.500 6-8C18 6.500 13.500 6.500 12 8M12 8c0-2 .8-3.500 2.500-4.500",
  spices:
    "M12 3.500l1.800 5.600 5.700-1.600-3.900 4.500 3.900 4.500-5.700-1.600L12 20.500l-1.800-5.600-5.700 1.600 3.900-4.500-3.900-4.500 5.700 1.600z",
  special_malt:
    "M12 21V9M12 9c-2-1.500-2-4 0-6c2 2 2 4.500 0 6M12 14c-3.500 0-5-1.500-5-4.500c3 0 5 1.500 5 4.500M12 14c3.500 0 5-1.500 5-4.500c-3 0-5 1.500-5 4.500M12 19c-3.500 0-5-1.500-5-4.500c3 0 5 1.500 5 4.500M12 19c3.500 0 5-1.500 5-4.500c-3 0-5 1.500-5 4.500",
  honey: "M8 4.500h8l4 7-4 7H8l-4-7zM8 11.500l2-3.500h4l2 3.500-2 3.500h-4z",
  special_hops:
    "M12 5v-2M12 5c-3 0-5.500 2-5.500 5.500c0 4.500 3 8.500 5.500 10.500c2.500-2 5.500-6 5.500-10.500C17.500 7 15 5 12 5M6.500 10.500c2 0 4-1 5.500-3c1.500 2 3.500 3 5.500 3M7.800 15c1.700-.3 3.200-1.400 4.200-3c1 1.600 2.500 2.700 4.200 3",
  take_die: "M4.500 4.500h8v8h-8zM8.500 8.500h.01M14 12l5.500 5.500M19.500 13v4.500H15",
  block_building: "M4 11l8-6.500 8 6.500M6.500 10v9.500h11V10M9.500 12.500l5 5M14.500 12.500l-5 5",
  lock_die:
    "M4.500 9.500h11v11h-11zM8 13.500h.01M12 17h.01M14.500 6.500V5a2.500 2.500 0 0 1 5 0v1.500M13.500 6.500h7v-.01h-7z",
  block_recipe: "M6.500 3.500h11v17h-11zM9 7.500h6M4 20L20 4",
  raise_die: "M4.500 10.500h10v10h-10zM8 14h.01M11 17h.01M18.500 20.500V4M15.500 7l3-3 3 3",
  reroll_die:
    "M9 9h6v6H9zM12 12h.01M4 12a8 8 0 0 1 13.500-5.800L20 8.500M20 4.500v4h-4M20 12a8 8 0 0 1-13.500 5.800L4 15.500M4 19.500v-4h4",
  speed: "M13 3L5.500 13.500H11L10 21l8-11h-5.500z",
  arrow: "M4.500 12h14M13.500 7l5 5-5 5",
  winter:
    "M12 3v18M4.200 7.500l15.600 9M19.800 7.500l-15.600 9M12 6.500l-2-2M12 6.500l2-2M12 17.500l-2 2M12 17.500l2 2",
  summer:
    "M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8M12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M18.700 5.300l-1.400 1.400M6.700 17.300l-1.400 1.400",
  xp: "M12 3.500l2.600 5.400 5.900.8-4.300 4.100 1 5.900-5.200-2.800-5.200 2.800 1-5.900L3.500 9.700l5.900-.8z",
};

/** Beer and its glass by style: the outline of the glass on a 40 × 60 grid, and the line where the beer ends. */
export interface Beer {
  colour: string;
  glass: string;
  /** How high the foam stands: a y between 0 and 60. */
  foam: number;
}

const MUG = "M8 12h20v42a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3zM28 20h5a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4h-5";
const FLUTE = "M11 8h18l-4 46a3 3 0 0 1-3 3h-4a3 3 0 0 1-3-3z";
const WEIZEN = "M10 6h20c1 9-5 14-5 24c0 9 3 14 3 24a3 3 0 0 1-3 3H15a3 3 0 0 1-3-3c0-10 3-15 3-24C15 20 9 15 10 6z";
const PINT = "M9 9h22l-1 10 1.500 4-3 31a3 3 0 0 1-3 3H14.500a3 3 0 0 1-3-3l-3-31 1.500-4z";
const GOBLET = "M9 10h22v12a11 11 0 0 1-22 0zM20 33v19M12 56h16M14 54q6-3 12 0";
const FLASK = "M16 6h8v16l9 26a6 6 0 0 1-5.600 9H12.600A6 6 0 0 1 7 48l9-26z";

export const BEERS: Record<string, Beer> = {
  lager: { colour: "#e9b949", glass: MUG, foam: 18 },
  pilsner: { colour: "#f2d263", glass: FLUTE, foam: 16 },
  wheat: { colour: "#f0cf8a", glass: WEIZEN, foam: 14 },
  pale_ale: { colour: "#d98f3a", glass: PINT, foam: 16 },
  ipa: { colour: "#c96f22", glass: PINT, foam: 16 },
  bock: { colour: "#8e4a1e", glass: MUG, foam: 18 },
  porter: { colour: "#54301c", glass: GOBLET, foam: 15 },
  stout: { colour: "#2a1810", glass: GOBLET, foam: 15 },
  experimental: { colour: "#8fa86a", glass: FLASK, foam: 28 },
};
