import type { Choice } from '../../../table/choices.ts';
import { chosenCharacter, currentTurn } from '../../../table/players.ts';
import { message } from '../../../texts/message.ts';
import { ask, refuse } from '../../ask.ts';
import { isTransportBanned } from '../../event.ts';
import { enter, ridesNow } from '../../streets.ts';
import type { Asks } from '../rule.ts';

/** One extra free ride from a card or tile (CARD-2, TILE-3). */
export const ride: Asks<'ride', 'ride', 'ride'> = {
  step: 'ride',
  frame: ({ lines }) => ({ step: 'ride', lines }),
  needsCharacter: true,
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
