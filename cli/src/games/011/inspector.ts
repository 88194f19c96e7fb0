import { search, type Thinker } from '@vigilia/bots';
import { type Eleven, eleven, INSPECTORS_LEANING, insight } from '@vigilia/game-011';
import type { Adviser } from '@vigilia/kernel';

const USUAL_MILLISECONDS = 1000;

/** The Inspector searches for as long as it is given. */
export function inspector(budget: number | null): Adviser<Eleven> & Thinker<Eleven> {
  return search(eleven, insight, { milliseconds: budget ?? USUAL_MILLISECONDS, ...INSPECTORS_LEANING });
}
