import type { Choice } from '../../choices.ts';
import { ask, refuse } from '../../rules/ask.ts';
import { isTransportBanned } from '../../rules/event.ts';
import { chosenCharacter, currentTurn } from '../../rules/players.ts';
import { enter, ridesNow } from '../../rules/streets.ts';
import { message } from '../../texts/message.ts';
import type { Asks } from '../rule.ts';

/** One extra free ride from a card or tile (CARD-2, TILE-3). */
export const ride: Asks<'ride', 'ride', 'ride'> = {
  step: 'ride',
  frame: ({ lines }) => ({ step: 'ride', lines }),
  can: (table, { lines }) => lines.some((line) => ridesNow(table, line).length > 0),
  whyNot: (table) => (isTransportBanned(table) ? refuse('EVT-E', 'refusal.transport-banned') : null),
  onTile: ({ lines }) => message('tile-effect.ride', { line: lines }),
  asks(table, { lines }) {
    const choices = lines.flatMap((line) =>
      ridesNow(table, line).map((square): Choice => ({ verb: 'ride', line, square })),
    );
    return ask(currentTurn(table).seat, 'MOVE-7', 'prompt.ride', choices);
  },
  answer(run, _frame, { line, square }, seat) {
    run.announce({ type: 'rode', seat, character: chosenCharacter(run.state), line, square });
    enter(run, square);
  },
};
