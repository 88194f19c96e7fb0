import { PLACE_SQUARES } from '../../../data/city.ts';
import { currentTurn } from '../../../table/players.ts';
import { message } from '../../../texts/message.ts';
import { ask, refuse } from '../../ask.ts';
import { emptyPlaces } from '../../streets.ts';
import { whyTooEarly } from '../../too-early.ts';
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
