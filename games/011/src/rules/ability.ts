import { ABILITIES } from '../data/characters.ts';
import type { Acting, Asking } from '../kinds.ts';
import { ask } from './ask.ts';
import { chosenCharacter, currentTurn } from './players.ts';
import { answerPlay, mayPlay, type PlayVerb, whyNotPlay, withPlays } from './plays.ts';

/** The ability is used once, or twice where the Event says so, each use on its own (EVT-5). */
export const abilities: Acting<'abilities'> = {
  run(run) {
    for (let use = 0; use < currentTurn(run.state).uses; use++) {
      run.next({ step: 'before-ability' }, { step: 'ability' });
    }
  },
};

/** The first moment at which a card or tile may be played (TURN-3). */
export const beforeAbility: Asking<'before-ability', 'ability' | PlayVerb> = {
  asks(table) {
    if (!mayPlay(table)) return [];
    const { seat, character } = currentTurn(table);
    const vars = { character: String(character) };
    return ask(seat, 'ABIL-1', 'prompt.before-ability', withPlays(table, [{ verb: 'ability' }]), { vars });
  },
  answer(run, _frame, choice) {
    if (choice.verb !== 'ability') answerPlay(run, choice, { step: 'before-ability' });
  },
  why: (table, _frame, choice) => whyNotPlay(table, choice),
};

export const ability: Acting<'ability'> = {
  run(run) {
    const character = chosenCharacter(run.state);
    run.announce({ type: 'ability-used', seat: currentTurn(run.state).seat, character });
    run.next({ step: 'effect', effect: ABILITIES[character] });
  },
};
