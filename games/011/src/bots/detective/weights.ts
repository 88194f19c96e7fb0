/** What things are worth, in pages of Music. */
export interface Weights {
  /** Another Character card seen. */
  readonly identity: number;
  readonly clue: number;
  readonly tile: number;
  /** A Wolf Mark to Fenrir. */
  readonly mark: number;
  /** Time when there is plenty for the Hours to come, when it will just do, and when it runs out. */
  readonly timeToSpare: number;
  readonly timeToCount: number;
  readonly timeToSave: number;
}

/** What the Detective goes by. */
export const PLAIN: Weights = {
  identity: 2.2,
  clue: 0.8,
  tile: 0.65,
  mark: 6,
  timeToSpare: 0.12,
  timeToCount: 0.3,
  timeToSave: 0.8,
};

/** What the Inspector goes by: knowing early is worth more, a Clue less. Found by playing against the plain ones. */
export const KEEN: Weights = { ...PLAIN, identity: 3.5, clue: 0.5, tile: 0.5 };
