import { ABILITIES } from '../data/characters.ts';
import type { Asking } from '../kinds.ts';
import { ask } from '../rules/ask.ts';
import { currentTurn } from '../rules/players.ts';
import { refuse } from '../rules/refuse.ts';
import { whyTooEarly } from '../rules/too-early.ts';
import { payTime } from '../rules/treasury.ts';
import { copyable } from './can.ts';

/** Påhlsson pays and uses another's ability; only whose is a choice (ABIL-2). */
export const copy: Asking<'copy', 'copy'> = {
  asks(table, { cost }) {
    const choices = copyable(table).map((character) => ({ verb: 'copy', character }) as const);
    return ask(currentTurn(table).seat, 'ABIL-2', 'prompt.copy', choices, { vars: { amount: cost } });
  },
  answer(run, { cost }, { character }, seat) {
    payTime(run, seat, cost);
    run.announce({ type: 'ability-used', seat, character });
    run.next({ step: 'effect', effect: ABILITIES[character] });
  },
  why(table, _frame, choice) {
    if (choice.verb !== 'copy') return whyTooEarly(table, choice);
    return refuse('ABIL-2', 'refusal.nothing-to-copy', { character: choice.character });
  },
};
