import { ACTIONS, type Action } from '../../data/gears.ts';
import { ask } from '../../rules/ask.ts';
import { currentTurn } from '../../rules/players.ts';
import { whyTooEarly } from '../../rules/too-early.ts';
import type { Table } from '../../state.ts';
import { actionEffect } from '../actions.ts';
import { type Asks, type CanHappen, named } from '../rule.ts';

/** Vidal does one gear action that can be done, free and unboosted (ABIL-1). */
export function act(canHappen: CanHappen): Asks<'act', 'act', 'act'> {
  const possible = (table: Table): Action[] =>
    ACTIONS.filter((action) => canHappen(table, actionEffect(action, 0)));
  return {
    ...named('act'),
    can: (table) => possible(table).length > 0,
    asks(table) {
      const choices = possible(table).map((action) => ({ verb: 'act', action }) as const);
      return ask(currentTurn(table).seat, 'ABIL-1', 'prompt.act', choices);
    },
    answer(run, _frame, { action }) {
      run.next({ step: 'effect', effect: actionEffect(action, 0) });
    },
    why: (table, _frame, choice) => whyTooEarly(table, choice),
  };
}
