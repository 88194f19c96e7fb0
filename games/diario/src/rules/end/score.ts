import { STATES } from '../../data/states.ts';
import type { Table } from '../../state/state.ts';

/** What the score of a won game is made of, each as a count (END-4). */
export interface ScoreParts {
  readonly survivors: number;
  /** All levels of the survivors' states but Fatigue. */
  readonly levels: number;
  /** How many of those states are at level 3. */
  readonly worst: number;
  readonly gone: number;
}

export function scoreParts({ people, gone }: Pick<Table, 'people' | 'gone'>): ScoreParts {
  const levels = people.flatMap((person) =>
    STATES.filter((state) => state !== 'fatigue').map((state) => person.levels[state]),
  );
  return {
    survivors: people.length,
    levels: levels.reduce((sum, level) => sum + level, 0),
    worst: levels.filter((level) => level === 3).length,
    gone: gone.length,
  };
}

export function scoreOf(table: Pick<Table, 'people' | 'gone'>): number {
  const { survivors, levels, worst, gone } = scoreParts(table);
  return 10 * survivors - levels - 10 * worst - 20 * gone;
}
