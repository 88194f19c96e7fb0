import { neighboursOf } from '../../../data/city.ts';
import type { Choice } from '../../../table/choices.ts';
import { currentTurn } from '../../../table/players.ts';
import { ask, refuse } from '../../ask.ts';
import { clueMoves, moveClue as move } from '../../streets.ts';
import { whyTooEarly } from '../../too-early.ts';
import { type Asks, named } from '../rule.ts';

/** One Clue goes to a square next to it (ACT-4). */
export const moveClue: Asks<'move-clue', 'move-clue', 'move'> = {
  ...named('move-clue'),
  needsCharacter: true,
  can: (table) => clueMoves(table).length > 0,
  asks(table) {
    const choices = clueMoves(table).map(({ from, to }): Choice => ({ verb: 'move', from, to }));
    return ask(currentTurn(table).seat, 'ACT-4', 'prompt.move-clue', choices);
  },
  answer(run, _frame, { from, to }) {
    move(run, from, to);
  },
  why(table, _frame, choice) {
    if (choice.verb !== 'move') return whyTooEarly(table, choice);
    const { from, to } = choice;
    if (!table.clues.includes(from)) return refuse('ACT-4', 'refusal.no-clue', { square: from });
    if (!neighboursOf(from).includes(to)) return refuse('ACT-4', 'refusal.not-next-to', { square: to });
    return refuse('ACT-4', 'refusal.not-empty', { square: to });
  },
};
