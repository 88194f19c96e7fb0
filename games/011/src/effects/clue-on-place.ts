import { PLACE_SQUARES } from '../city.ts';
import type { Asking } from '../kinds.ts';
import { ask } from '../rules/ask.ts';
import { currentTurn } from '../rules/players.ts';
import { refuse } from '../rules/refuse.ts';
import { emptyPlaces } from '../rules/streets.ts';
import { whyTooEarly } from '../rules/too-early.ts';

/** A Clue on an empty Mystic Place (ABIL-1, TILE-4). */
export const clueOnPlace: Asking<'clue-on-place', 'clue'> = {
  asks(table) {
    const choices = emptyPlaces(table).map(
      (place) => ({ verb: 'clue', square: PLACE_SQUARES[place] }) as const,
    );
    return ask(currentTurn(table).seat, 'ABIL-3', 'prompt.clue-on-place', choices);
  },
  answer(run, _frame, { square }, seat) {
    run.state.clues = [...run.state.clues, square];
    run.announce({ type: 'clue-placed', seat, square });
  },
  why(table, _frame, choice) {
    if (choice.verb !== 'clue') return whyTooEarly(table, choice);
    return refuse('ABIL-3', 'refusal.not-an-empty-place', { square: choice.square });
  },
};
