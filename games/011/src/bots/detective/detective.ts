import { type Adviser, type Ask, choiceAt, countChoices, type Draw, isSameChoice } from '@vigilia/kernel';
import type { Choice } from '../../choices.ts';
import type { Eleven } from '../../kinds.ts';
import { hasDeclared } from '../../rules/victory.ts';
import { canWinNow } from '../../solver/can-win.ts';
import type { View } from '../../view.ts';
import { explain } from '../explain/explain.ts';
import { mindOf } from './mind.ts';
import type { Ranked } from './ranked.ts';
import { ranking } from './ranking.ts';
import { PLAIN } from './weights.ts';

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

/** The next choice of the viewer's declared turn, if that is won. */
export function nextWinningStep(view: View, ask: Ask<Choice>): Choice | undefined {
  const declared = view.turn?.declared;
  if (declared === null || declared === undefined || !hasDeclared(view, ask.seat)) return undefined;
  const step = canWinNow(view, declared)?.[0];
  if (step === undefined) return undefined;
  const isListed = ask.choices.some((choice) => isSameChoice(choice, step));
  return isListed || step.verb === 'spend' ? step : undefined;
}
