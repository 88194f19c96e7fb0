import type { Choice } from '../choices.ts';
import type { Asking } from '../kinds.ts';
import { ask } from '../rules/ask.ts';
import { chosenCharacter, currentTurn } from '../rules/players.ts';
import { enter, ridesOn } from '../rules/streets.ts';

/** One extra free ride from a card or tile (CARD-2, TILE-3). */
export const ride: Asking<'ride', 'ride'> = {
  asks(table, { lines }) {
    const choices = lines.flatMap((line) =>
      ridesOn(table, line).map((square): Choice => ({ verb: 'ride', line, square })),
    );
    return ask(currentTurn(table).seat, 'MOVE-7', 'prompt.ride', choices);
  },
  answer(run, _frame, { line, square }, seat) {
    run.announce({ type: 'rode', seat, character: chosenCharacter(run.state), line, square });
    enter(run, square);
  },
};
