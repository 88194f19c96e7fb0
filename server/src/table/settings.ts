import {
  type Absence,
  type Assist,
  type Clock,
  type Pace,
  type Talk,
  usualAbsence,
  type Watching,
} from '@vigilia/kernel';

export {
  ABSENCES,
  type Absence,
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
  /** How long a person may be away on their turn before the others may act. */
  readonly absence: Absence;
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

/** The settings of a table that was opened before there was all of this to agree on, or without naming the absence. */
export type OlderTableSettings = Omit<TableSettings, 'practice' | 'delay' | 'absence'> &
  Partial<Pick<TableSettings, 'practice' | 'delay'>> & { readonly absence?: Absence | undefined };

export function completed(setting: OlderTableSettings): TableSettings {
  const { absence = usualAbsence(setting.clock) } = setting;
  return { practice: false, delay: null, ...setting, absence };
}
