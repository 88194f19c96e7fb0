import { planner } from '../../games/diario/src/bots/planner.ts';
import type { Choice } from '../../games/diario/src/choices.ts';
import type { Diario } from '../../games/diario/src/index.ts';
import { type Bot, choiceAt, countChoices } from '../../kernel/src/index.ts';

/** What ends a game, and so shows nothing new. */
const ENDS: readonly Choice['verb'][] = ['concede', 'unguarded'];
/** What a plan leaves out: everything that can be built is built some time. */
const BUILDS: readonly Choice['verb'][] = ['build', 'think', 'idea'];
const ONE_IN = 6;

/** Lives by a plan, so that a game lasts, and now and then does whatever there is to do. */
export const curious: Bot<Diario> = {
  choose(view, ask, draw) {
    const builds = ask.choices.filter(({ verb }) => BUILDS.includes(verb));
    if (builds.length > 0 && draw(2) === 0) return builds[draw(builds.length)] as Choice;
    if (draw(ONE_IN) > 0) return planner.choose(view, ask, draw);
    const choice = choiceAt(ask, draw(countChoices(ask)));
    return ENDS.includes(choice.verb) ? planner.choose(view, ask, draw) : choice;
  },
};
