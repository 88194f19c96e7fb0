/** The Colours deck: which of a card's five stories is read. */
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'white'] as const;
export type Colour = (typeof COLOURS)[number];
