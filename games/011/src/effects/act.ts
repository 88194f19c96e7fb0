import type { Asking } from '../kinds.ts';
import { ask } from '../rules/ask.ts';
import { currentTurn } from '../rules/players.ts';
import { whyTooEarly } from '../rules/too-early.ts';
import { actionEffect } from './actions.ts';
import { possibleActions } from './can.ts';

/** Vidal does one gear action that can be done, free and unboosted (ABIL-1). */
export const act: Asking<'act', 'act'> = {
  asks(table) {
    const choices = possibleActions(table).map((action) => ({ verb: 'act', action }) as const);
    return ask(currentTurn(table).seat, 'ABIL-1', 'prompt.act', choices);
  },
  answer(run, _frame, { action }) {
    run.next({ step: 'effect', effect: actionEffect(action, 0) });
  },
  why: (table, _frame, choice) => whyTooEarly(table, choice),
};
