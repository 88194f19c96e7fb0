import type { Assist, Clock, Pace, Talk, Watching } from '@vigilia/kernel';

export {
  ASSISTS,
  type Assist,
  CLOCKS,
  type Clock,
  PACES,
  type Pace,
  TALKS,
  type Talk,
  WATCHING,
  type Watching,
} from '@vigilia/kernel';

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
