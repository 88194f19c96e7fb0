import { CHARACTERS, type Character } from '../../data/characters.ts';
import { ask } from '../../rules/ask.ts';
import { isAvailable } from '../../rules/available.ts';
import { currentTurn } from '../../rules/players.ts';
import { whyTooEarly } from '../../rules/too-early.ts';
import type { Table } from '../../state.ts';
import { type Asks, named } from '../rule.ts';

/** Another Character is blocked for this Hour (EVT-H). */
export const block: Asks<'block', 'block', 'block'> = {
  ...named('block'),
  can: (table) => blockable(table).length > 0,
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

/** Another Character that was not used this Hour and that nothing blocks yet. */
function blockable(table: Table): Character[] {
  return CHARACTERS.filter((other) => isAvailable(table, other));
}
