import type { Choice } from '../../choices.ts';
import { CHARACTERS } from '../../data/characters.ts';
import { ask, refuse } from '../../rules/ask.ts';
import { currentTurn } from '../../rules/players.ts';
import { message } from '../../texts/message.ts';
import { type Asks, named } from '../rule.ts';

const PAIRS: readonly Choice[] = CHARACTERS.flatMap((character) =>
  CHARACTERS.filter((other) => other !== character).map(
    (other): Choice => ({ verb: 'swap', character, other }),
  ),
);

/** Any two Characters change places; neither walks (TILE-12, TILE-15). */
export const swap: Asks<'swap', 'swap', 'swap'> = {
  ...named('swap'),
  can: () => true,
  onTile: () => message('tile-effect.swap'),
  asks: (table) => ask(currentTurn(table).seat, 'TILE-12', 'prompt.swap', PAIRS),
  answer(run, _frame, { character, other }, seat) {
    const { characters } = run.state;
    run.state.characters = {
      ...characters,
      [character]: characters[other],
      [other]: characters[character],
    };
    run.announce({ type: 'characters-swapped', seat, character, other });
  },
  why(_table, _frame, choice) {
    return choice.verb === 'swap' ? refuse('TILE-12', 'refusal.same-character') : null;
  },
};
