import { ABILITIES } from '../data/characters.ts';
import type { Acting } from '../table/kinds.ts';
import { chosenCharacter, currentTurn } from '../table/players.ts';

/**
 * The ability comes before anything else and is no choice (TURN-3, ABIL-1): it is used once, or twice if the Event
 * says so, each use on its own (EVT-5). This step stays on the agenda until the last use is over.
 */
export const abilities: Acting<'abilities'> = {
  run(run, { left = currentTurn(run.state).uses }) {
    if (left > 0) run.next({ step: 'ability' }, { step: 'abilities', left: left - 1 });
  },
};

export const ability: Acting<'ability'> = {
  run(run) {
    const character = chosenCharacter(run.state);
    run.announce({ type: 'ability-used', seat: currentTurn(run.state).seat, character });
    run.next({ step: 'effect', effect: ABILITIES[character] });
  },
};
