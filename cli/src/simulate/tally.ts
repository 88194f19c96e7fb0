import type { Outcome } from '@vigilia/kernel';

/** The totals of a series of games. */
export interface Tally {
  games: number;
  /** How many games ended how. */
  readonly ended: Record<string, number>;
  /** Games won, by seat. */
  readonly won: number[];
  choices: { total: number; least: number; most: number };
}

export function newTally(seats: number, endings: readonly string[]): Tally {
  return {
    games: 0,
    ended: Object.fromEntries(endings.map((how) => [how, 0])),
    won: Array.from({ length: seats }, () => 0),
    choices: { total: 0, least: Number.POSITIVE_INFINITY, most: 0 },
  };
}

export function count(tally: Tally, outcome: Outcome, choices: number): void {
  tally.games++;
  tally.ended[outcome.how] = (tally.ended[outcome.how] ?? 0) + 1;
  for (const seat of outcome.winners) tally.won[seat] = (tally.won[seat] ?? 0) + 1;
  tally.choices.total += choices;
  tally.choices.least = Math.min(tally.choices.least, choices);
  tally.choices.most = Math.max(tally.choices.most, choices);
}
