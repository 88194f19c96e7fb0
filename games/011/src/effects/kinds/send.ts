import type { Choice } from '../../choices.ts';
import { PLACE_SQUARES } from '../../city.ts';
import { CHARACTERS } from '../../data/characters.ts';
import { ask, refuse } from '../../rules/ask.ts';
import { currentTurn } from '../../rules/players.ts';
import { emptyPlaces } from '../../rules/streets.ts';
import { message } from '../../texts/message.ts';
import { type Asks, named } from '../rule.ts';

/** Any Character is put on an empty Mystic Place; it walks nowhere on the way (TILE-11, TILE-15). */
export const send: Asks<'send', 'send', 'send'> = {
  ...named('send'),
  can: (table) => emptyPlaces(table).length > 0,
  onTile: () => message('tile-effect.send'),
  asks(table) {
    const places = emptyPlaces(table);
    const choices = CHARACTERS.flatMap((character) =>
      places.map((place): Choice => ({ verb: 'send', character, place })),
    );
    return ask(currentTurn(table).seat, 'TILE-11', 'prompt.send', choices);
  },
  answer(run, _frame, { character, place }, seat) {
    run.state.characters = { ...run.state.characters, [character]: PLACE_SQUARES[place] };
    run.announce({ type: 'character-sent', seat, character, place });
  },
  why(_table, _frame, choice) {
    if (choice.verb !== 'send') return null;
    return refuse('ABIL-3', 'refusal.not-an-empty-place', { square: PLACE_SQUARES[choice.place] });
  },
};
