import type { Choice } from '../choices.ts';
import { ABILITIES } from '../data/characters.ts';
import type { Asking } from '../kinds.ts';
import { ask } from '../rules/ask.ts';
import { currentTurn } from '../rules/players.ts';
import { refuse } from '../rules/refuse.ts';
import { payTime } from '../rules/treasury.ts';
import { copyable } from './can.ts';

/** Påhlsson pays and uses another's ability, or declines (ABIL-2). */
export const copy: Asking<'copy', 'copy' | 'decline'> = {
  asks(table, { cost }) {
    const choices: Choice[] = copyable(table).map((character) => ({ verb: 'copy', character }));
    const vars = { amount: cost };
    return ask(currentTurn(table).seat, 'ABIL-2', 'prompt.copy', [...choices, { verb: 'decline' }], { vars });
  },
  answer(run, { cost }, choice, seat) {
    if (choice.verb === 'decline') return run.announce({ type: 'copy-declined', seat });
    const { character } = choice;
    payTime(run, seat, cost);
    run.announce({ type: 'ability-used', seat, character });
    run.next({ step: 'effect', effect: ABILITIES[character] });
  },
  why(_table, _frame, choice) {
    return choice.verb === 'copy'
      ? refuse('ABIL-2', 'refusal.nothing-to-copy', { character: choice.character })
      : null;
  },
};
