/** How many Events a game holds besides: hard adds one to Chapters I and II each, hardcore two (END-5). */
export const DIFFICULTIES = ['normal', 'hard', 'hardcore'] as const;

export type Difficulty = (typeof DIFFICULTIES)[number];
