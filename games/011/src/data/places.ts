/** The five Mystic Places. */
export const PLACES = ['mole', 'cimitero', 'museo', 'tempio', 'obelisco'] as const;

export type Place = (typeof PLACES)[number];

/** The four Position slots around the Organ. */
export const DIRECTIONS = ['N', 'E', 'S', 'W'] as const;

export type Direction = (typeof DIRECTIONS)[number];
