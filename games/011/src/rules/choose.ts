import type { Choice } from '../choices.ts';
import { CHARACTERS, type Character } from '../data/characters.ts';
import type { Asking, Run } from '../kinds.ts';
import { ask, refuse } from './ask.ts';
import { isAvailable } from './available.ts';
import { eventEffects } from './event.ts';
import { currentTurn } from './players.ts';
import { whyTooEarly } from './too-early.ts';
import { REST_OF_TURN } from './turn.ts';
import { declare, whyNotDeclare } from './victory.ts';

/** A turn begins: declare victory (WIN-1), or choose a Character that is unused and not blocked (TURN-2). */
export const choose: Asking<'choose', 'choose' | 'declare'> = {
  asks(table) {
    const { seat } = currentTurn(table);
    const choices: Choice[] = CHARACTERS.filter((character) => isAvailable(table, character)).map(
      (character) => ({ verb: 'choose', character }),
    );
    if (whyNotDeclare(table, seat) === null) {
      for (const character of CHARACTERS) choices.push({ verb: 'declare', character });
    }
    return ask(seat, 'TURN-2', 'prompt.choose', choices);
  },
  answer(run, _frame, { verb, character }) {
    if (verb === 'choose') chooseCharacter(run, character);
    else {
      const forced = declare(run, character);
      if (forced !== null) chooseCharacter(run, forced);
    }
  },
  why(table, _frame, choice, seat) {
    if (choice.verb === 'declare') return whyNotDeclare(table, seat);
    if (choice.verb !== 'choose') return whyTooEarly(table, choice);
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
