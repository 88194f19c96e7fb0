import { ABILITIES, type Character, COPIED } from '../../data/characters.ts';
import { ask, refuse } from '../../rules/ask.ts';
import { currentPlayer, currentTurn } from '../../rules/players.ts';
import { whyTooEarly } from '../../rules/too-early.ts';
import { canPay, payTime } from '../../rules/treasury.ts';
import type { Table } from '../../state.ts';
import type { Asks, CanHappen } from '../rule.ts';

/** Påhlsson pays and uses another's ability; only whose is a choice (ABIL-2). */
export function copy(canHappen: CanHappen): Asks<'copy', 'copy', 'copy'> {
  /** Characters whose ability can do something, used or blocked or not. */
  const copyable = (table: Table): Character[] =>
    COPIED.filter((other) => canHappen(table, ABILITIES[other]));
  return {
    step: 'copy',
    frame: ({ cost }) => ({ step: 'copy', cost }),
    can: (table, { cost }) => canPay(currentPlayer(table), cost) && copyable(table).length > 0,
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
}
