import { type Diario, planner } from '@vigilia/game-diario';
import type { Choice } from '@vigilia/game-diario/content';
import { type Bot, choiceAt, countChoices } from '@vigilia/kernel';

/** Choices that end a game, and so show nothing new. */
const ENDS: readonly Choice['verb'][] = ['concede', 'unguarded'];
const ONE_IN = 6;

/** Plays like the planner, so that a game lasts, but answers the door and sometimes makes a random choice. */
export const curious: Bot<Diario> = {
  choose(view, ask, draw, imagine) {
    const outside = ask.choices.find(({ verb }) => verb === 'outside');
    if (outside !== undefined && draw(2) === 0) return outside;
    if (draw(ONE_IN) > 0) return planner.choose(view, ask, draw, imagine);
    const choice = choiceAt(ask, draw(countChoices(ask)));
    return ENDS.includes(choice.verb) ? planner.choose(view, ask, draw, imagine) : choice;
  },
};
