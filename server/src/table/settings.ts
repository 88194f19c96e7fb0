/** What a bot waits before it moves, so that people can follow. */
export const PACES = ['instant', 'brisk', 'calm'] as const;
export type Pace = (typeof PACES)[number];

/** How long a decision may take before the others may do something about it. */
export const CLOCKS = ['none', 'live', 'evening', 'days'] as const;
export type Clock = (typeof CLOCKS)[number];

/**
 * What a viewer without a seat gets: nothing, what lies open, or also what any seat saw. The last is never live: it
 * comes after the end, or some chapters late (`delay`).
 */
export const WATCHING = ['nobody', 'open', 'everything'] as const;
export type Watching = (typeof WATCHING)[number];

/** How people may talk: not at all, by phrases that each person reads in their own language, or freely. */
export const TALKS = ['off', 'phrases', 'free'] as const;
export type Talk = (typeof TALKS)[number];

/**
 * What help the table allows, each level with all before it: paper to write on, what the game has shown, what
 * follows from it, how likely the rest is, hints of bots.
 */
export const ASSISTS = ['paper', 'record', 'reason', 'odds', 'hints'] as const;
export type Assist = (typeof ASSISTS)[number];

/** What was agreed when the table was opened. */
export interface TableSettings {
  readonly game: string;
  /** The game's own options, as its `options` takes them. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly assist: Assist;
  readonly clock: Clock;
  readonly pace: Pace;
  readonly watching: Watching;
  readonly talk: Talk;
  /** Whether it is listed in the lobby while people gather. */
  readonly isPublic: boolean;
  /** Whether people go back past what was drawn or shown, bots or no bots (kernel: `consentNeeded`). */
  readonly practice: boolean;
  /** How many whole chapters late watchers see what a seat saw; null: only after the end. */
  readonly delay: number | null;
}

/** A setting of a table that was opened before there was all of this to agree on. */
export type OlderTableSettings = Omit<TableSettings, 'practice' | 'delay'> & Partial<TableSettings>;

export function completed(setting: OlderTableSettings): TableSettings {
  return { practice: false, delay: null, ...setting };
}
