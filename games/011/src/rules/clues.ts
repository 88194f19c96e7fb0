import { isBlock } from '../data/city.ts';
import type { Frame } from '../table/frames.ts';
import type { Acting, Asking } from '../table/kinds.ts';
import { orderedSeats } from '../table/players.ts';
import { ask, refuse } from './ask.ts';
import { emptyBlocks } from './streets.ts';

/** From position II on, each player puts a Clue on the map (CLUE-1). */
export const clues: Acting<'clues'> = {
  run(run) {
    run.state.phase = 'clues';
    const [, ...others] = orderedSeats(run.state);
    run.next(...others.map((seat): Frame => ({ step: 'place-clue', seat })));
  },
};

export const placeClue: Asking<'place-clue', 'clue'> = {
  asks(table, { seat }) {
    const choices = emptyBlocks(table).map((square) => ({ verb: 'clue', square }) as const);
    return ask(seat, 'CLUE-1', 'prompt.place-clue', choices);
  },
  answer(run, { seat }, { square }) {
    run.state.clues = [...run.state.clues, square];
    run.announce({ type: 'clue-placed', seat, square });
  },
  why(_table, _frame, choice) {
    if (choice.verb !== 'clue') return null;
    return refuse('CLUE-2', isBlock(choice.square) ? 'refusal.not-empty' : 'refusal.not-a-block', {
      square: choice.square,
    });
  },
};
