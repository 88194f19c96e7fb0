import { PLACE_SQUARES } from '../../city.ts';
import { ask, refuse } from '../../rules/ask.ts';
import { currentTurn } from '../../rules/players.ts';
import { emptyPlaces } from '../../rules/streets.ts';
import { whyTooEarly } from '../../rules/too-early.ts';
import { message } from '../../texts/message.ts';
import { type Asks, named } from '../rule.ts';

/** A Clue on an empty Mystic Place (ABIL-1, TILE-4). */
export const clueOnPlace: Asks<'clue-on-place', 'clue-on-place', 'clue'> = {
  ...named('clue-on-place'),
  can: (table) => emptyPlaces(table).length > 0,
  onTile: () => message('tile-effect.clue-on-place'),
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
