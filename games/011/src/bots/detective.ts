import { type Adviser, type Ask, choiceAt, countChoices, type Draw } from '@vigilia/kernel';
import type { Choice } from '../table/choices.ts';
import type { Eleven } from '../table/kinds.ts';
import type { View } from '../table/view.ts';
import { mindOf } from './detective/mind.ts';
import type { Ranked } from './detective/ranked.ts';
import { ranking } from './detective/ranking.ts';
import { PLAIN } from './detective/weights.ts';
import { nextWinningStep } from './detective/winning.ts';
import { explain } from './explain/explain.ts';

/** How many choices a hint names. */
const NAMED = 3;

/** Knows exactly what can be known, and weighs a whole turn before choosing. */
export const detective: Adviser<Eleven> = {
  choose: (view, ask, draw) => ranked(view, ask, draw)[0].choice,
  advise: (view, ask, draw) =>
    ranked(view, ask, draw)
      .slice(0, NAMED)
      .map(({ choice, worth }) => ({ choice, worth, reasons: explain(view, ask, choice) })),
};

function ranked(view: View, ask: Ask<Choice>, draw: Draw): readonly [Ranked, ...Ranked[]] {
  const step = nextWinningStep(view, ask);
  if (step !== undefined) return [{ choice: step, worth: 0 }];
  const [best, ...others] = ranking(mindOf(view, PLAIN, { looksAhead: true }), ask);
  if (best !== undefined) return [best, ...others];
  return [{ choice: choiceAt(ask, draw(countChoices(ask))), worth: 0 }];
}
