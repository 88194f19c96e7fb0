/** The five states of a person (STAT-1). */
export const STATES = ['wounds', 'illness', 'misery', 'hunger', 'fatigue'] as const;
export type StateName = (typeof STATES)[number];

export type Levels = Readonly<Record<StateName, number>>;

export const WORST = 4;

/** How many of the three daily actions a level takes away (STAT-2, STAT-3). */
export const DOTS: Readonly<Record<StateName, readonly number[]>> = {
  wounds: [0, 1, 2, 3, 3],
  illness: [0, 1, 2, 3, 3],
  misery: [0, 0, 1, 2, 3],
  hunger: [0, 0, 1, 2, 3],
  fatigue: [0, 1, 2, 3, 3],
};
