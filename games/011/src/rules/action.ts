import type { Action } from '../data/gears.ts';
import { actionEffect } from '../effects/actions.ts';
import { canHappen } from '../effects/effect.ts';
import type { Acting, Asking, Run } from '../kinds.ts';
import type { OpenPlayer } from '../state.ts';
import { ask } from './ask.ts';
import { actionShown } from './gears.ts';
import { currentPlayer, currentTurn } from './players.ts';
import { spendClues } from './treasury.ts';

/** The action on the gears is compulsory; what cannot be done is skipped (ACT-8). */
export const action: Acting<'action'> = {
  run(run) {
    const shown = actionShown(run.state);
    const mayBoost = canBoost(shown, currentPlayer(run.state));
    if (mayBoost && canHappen(run.state, actionEffect(shown, 0))) run.next({ step: 'spend' });
    else act(run, 0);
  },
};

/** Whether there are Clues to spend on an action that grows with them (ACT-5). */
export function canBoost(action: Action, { clues }: Pick<OpenPlayer, 'clues'>): boolean {
  return action !== 'move-clue' && clues > 0;
}

/** How many Clues are spent is said before anything is seen (ACT-5). */
export const spend: Asking<'spend', 'spend'> = {
  asks(table) {
    const action = actionShown(table);
    const { clues } = currentPlayer(table);
    const ranges = [{ from: { verb: 'spend', amount: 0 }, to: clues } as const];
    return ask(currentTurn(table).seat, 'ACT-5', 'prompt.spend', [], { vars: { action }, ranges });
  },
  answer(run, _frame, { amount }, seat) {
    spendClues(run, seat, amount);
    act(run, amount);
  },
};

function act(run: Run, boost: number): void {
  run.next({ step: 'effect', effect: actionEffect(actionShown(run.state), boost) });
}
