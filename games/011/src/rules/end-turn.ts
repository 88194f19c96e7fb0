import type { Asking } from '../table/kinds.ts';
import { currentTurn } from '../table/players.ts';
import { ask } from './ask.ts';
import { answerPlay, type PlayVerb, whyNotPlay, withPlays } from './plays.ts';

/** The last moment for a card or tile, and to take back what can be taken back: the turn ends when its player says so. */
export const endTurn: Asking<'end-turn', 'end' | PlayVerb> = {
  asks: (table) =>
    ask(currentTurn(table).seat, 'TURN-3', 'prompt.end-turn', withPlays(table, [{ verb: 'end' }])),
  answer(run, _frame, choice) {
    if (choice.verb !== 'end') answerPlay(run, choice, { step: 'end-turn' });
  },
  why: (table, _frame, choice) => whyNotPlay(table, choice),
};
