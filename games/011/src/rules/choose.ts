import { CHARACTERS, type Character } from '../data/characters.ts';
import type { Choice } from '../table/choices.ts';
import type { Asking, Run } from '../table/kinds.ts';
import { currentTurn } from '../table/players.ts';
import { ask, refuse } from './ask.ts';
import { isAvailable } from './available.ts';
import { eventEffects } from './event.ts';
import { answerPlay, type PlayVerb, whyNotPlay, withPlays } from './plays.ts';
import { REST_OF_TURN } from './turn.ts';
import { declare, whyNotDeclare } from './victory.ts';

/**
 * A turn begins: declare victory (WIN-1), or choose a Character that is unused and not blocked (TURN-2). What needs no
 * Character may be played before either (TURN-3).
 */
export const choose: Asking<'choose', 'choose' | 'declare' | PlayVerb> = {
  asks(table) {
    const { seat } = currentTurn(table);
    const choices: Choice[] = CHARACTERS.filter((character) => isAvailable(table, character)).map(
      (character) => ({ verb: 'choose', character }),
    );
    if (whyNotDeclare(table, seat) === null) {
      for (const character of CHARACTERS) choices.push({ verb: 'declare', character });
    }
    return ask(seat, 'TURN-2', 'prompt.choose', withPlays(table, choices));
  },
  answer(run, _frame, choice) {
    switch (choice.verb) {
      case 'choose':
        return chooseCharacter(run, choice.character);
      case 'declare': {
        const forced = declare(run, choice.character);
        return forced === null ? undefined : chooseCharacter(run, forced);
      }
      case 'card':
      case 'tile':
        return answerPlay(run, choice, { step: 'choose' });
    }
  },
  why(table, _frame, choice, seat) {
    if (choice.verb === 'declare') return whyNotDeclare(table, seat);
    if (choice.verb !== 'choose') return whyNotPlay(table, choice);
    const { character } = choice;
    if (table.blocked.includes(character)) return refuse('EVT-3', 'refusal.character-blocked', { character });
    return refuse('TURN-2', 'refusal.character-used', { character });
  },
};

function chooseCharacter(run: Run, character: Character): void {
  const turn = currentTurn(run.state);
  turn.character = character;
  run.state.used = { ...run.state.used, [character]: turn.seat };
  run.announce({ type: 'character-chosen', seat: turn.seat, character });
  run.next(...eventEffects(run), ...REST_OF_TURN);
}
