import type { Asking } from '../kinds.ts';
import { ask } from '../rules/ask.ts';
import { currentTurn } from '../rules/players.ts';
import { whyTooEarly } from '../rules/too-early.ts';
import { blockable } from './can.ts';

/** Another Character is blocked for this Hour (EVT-H). */
export const block: Asking<'block', 'block'> = {
  asks(table) {
    const choices = blockable(table).map((character) => ({ verb: 'block', character }) as const);
    return ask(currentTurn(table).seat, 'EVT-H', 'prompt.block', choices);
  },
  answer(run, _frame, { character }, seat) {
    run.state.blocked = [...run.state.blocked, character];
    run.announce({ type: 'character-blocked', seat, character });
  },
  why: (table, _frame, choice) => whyTooEarly(table, choice),
};
