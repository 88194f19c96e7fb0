/**
 * What the players of a table agree on besides the game's own options. The server checks these values, the page and the
 * command offer them, and each value has the text `<field>.<value>`, such as `clock.evening`, in the server's texts.
 */

/**
 * What help the table allows, each level with what lies before it: paper to write on, what the game has shown, what
 * follows from it, how likely the rest is, hints of bots. `advised` gives the hints of bots with the record alone, so that
 * a first game has help at every question and still leaves the deduction to its player.
 */
export const ASSISTS = ['paper', 'record', 'advised', 'reason', 'odds', 'hints'] as const;
export type Assist = (typeof ASSISTS)[number];

/** Whether bots give hints at a table of this level. */
export function givesHints(assist: Assist): boolean {
  return assist === 'advised' || assist === 'hints';
}

/** How long a decision may take before the other players may act on it. */
export const CLOCKS = ['none', 'live', 'evening', 'days'] as const;
export type Clock = (typeof CLOCKS)[number];

/** Strangers do not wait for one who stays away; friends agree among themselves. */
export function usualClock({ isPublic }: { readonly isPublic: boolean }): Clock {
  return isPublic ? 'evening' : 'none';
}

/** How long the page of a person may be closed on their turn before the other players may act on it. */
export const ABSENCES = ['brief', 'quarter', 'hours', 'days'] as const;
export type Absence = (typeof ABSENCES)[number];

/** The absence that suits a clock: people who play over days come back once a day. */
export function usualAbsence(clock: Clock): Absence {
  return clock === 'days' ? 'days' : 'brief';
}

/** How long a bot waits before it moves, so that people can follow. */
export const PACES = ['instant', 'brisk', 'calm'] as const;
export type Pace = (typeof PACES)[number];
/**
 * What all bots of a table may take together in one round (an Hour of 011, a day of Diario), waiting and thinking, in
 * seconds. At a table that plays at once they do not wait, but those that search still think.
 */
export const SECONDS_A_ROUND: Readonly<Record<Pace, number>> = { instant: 4, brisk: 8, calm: 40 };

/**
 * What a viewer without a seat gets: nothing, what lies open, or also what any seat saw. The last is never live: it
 * comes after the end, or some chapters late.
 */
export const WATCHING = ['nobody', 'open', 'everything'] as const;
export type Watching = (typeof WATCHING)[number];

/** How people talk: not at all, by phrases that each reads in their own language, or freely. */
export const TALKS = ['off', 'phrases', 'free'] as const;
export type Talk = (typeof TALKS)[number];

/** Colours of seats. They stay apart for people who do not see all of them, and a symbol goes with each. */
export const COLOURS = ['amber', 'azure', 'crimson', 'ivory', 'jade', 'slate', 'violet', 'copper'] as const;
export type Colour = (typeof COLOURS)[number];

export const SYMBOLS = ['anchor', 'bell', 'compass', 'crown', 'gear', 'key', 'lamp', 'star'] as const;
export type SeatSymbol = (typeof SYMBOLS)[number];
