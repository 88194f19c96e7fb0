import { ABILITIES } from '../data/characters.ts';
import type { Acting } from '../table/kinds.ts';
import { chosenCharacter, currentTurn } from '../table/players.ts';

/**
 * The ability comes before anything else and is no choice (TURN-3, ABIL-1): it is used once, or twice where the Event
 * says so, each use on its own (EVT-5).
 */
export const abilities: Acting<'abilities'> = {
  run(run) {
    for (let use = 0; use < currentTurn(run.state).uses; use++) run.next({ step: 'ability' });
  },
};

export const ability: Acting<'ability'> = {
  run(run) {
    const character = chosenCharacter(run.state);
    run.announce({ type: 'ability-used', seat: currentTurn(run.state).seat, character });
    run.next({ step: 'effect', effect: ABILITIES[character] });
  },
};
