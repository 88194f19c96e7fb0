/** What the book is held to as a whole. */
export const GOALS = {
  /** At least. */
  stories: 360,
  conditional: 200,
  chainsOfThree: 40,
  peopleStories: 25,
  outcomesPerOption: 1.8,
  /** Besides the narrator's. */
  registers: 8,
  /** At most: a share of the stories, and a number of options. */
  goodsForMisery: 1 / 5,
  dominated: 0,
  /** At least, each a share of the stories. */
  withChoice: 1 / 3,
  linked: 1 / 4,
} as const;
