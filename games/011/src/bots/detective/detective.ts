import {
  type Adviser,
  type Ask,
  choiceAt,
  countChoices,
  type Draw,
  type Imagine,
  isSameChoice,
  namedSeed,
} from '@vigilia/kernel';
import type { Choice } from '../../choices.ts';
import type { Eleven } from '../../kinds.ts';
import { canWinNow } from '../../solver/can-win.ts';
import { underway } from '../../solver/means-of.ts';
import type { Table } from '../../state.ts';
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
  choose: (view, ask, draw, imagine) => ranked(view, ask, draw, imagine)[0].choice,
  advise: (view, ask, draw, imagine) =>
    ranked(view, ask, draw, imagine)
      .slice(0, NAMED)
      .map(({ choice, worth }) => ({ choice, worth, reasons: explain(view, ask, choice) })),
};

function ranked(
  view: View,
  ask: Ask<Choice>,
  draw: Draw,
  imagine: Imagine<Eleven>,
): readonly [Ranked, ...Ranked[]] {
  if (isDeclarer(view)) {
    // What is still to happen this turn is open to all: any table that looks like this one tells it.
    const { state } = imagine({ seed: namedSeed('any table'), drawn: {} });
    const choice = nextWinningStep(view, state, ask);
    if (choice !== undefined) return [{ choice, worth: 0 }];
  }
  const [best, ...others] = ranking(mindOf(view, PLAIN, { looksAhead: true }), ask);
  if (best !== undefined) return [best, ...others];
  return [{ choice: choiceAt(ask, draw(countChoices(ask))), worth: 0 }];
}

export function isDeclarer({ turn, viewer }: View): boolean {
  return turn !== null && turn.seat === viewer && turn.declared !== null;
}

/** The next choice of a declared turn that is won. */
export function nextWinningStep(view: View, table: Table, ask: Ask<Choice>): Choice | undefined {
  const declared = view.turn?.declared;
  if (declared === null || declared === undefined) return undefined;
  const step = canWinNow(view, declared, underway(table))?.[0];
  if (step === undefined) return undefined;
  const isListed = ask.choices.some((choice) => isSameChoice(choice, step));
  return isListed || step.verb === 'spend' ? step : undefined;
}
