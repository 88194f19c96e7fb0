import { FATE } from '../../data/cards/fate.ts';
import type { Choice } from '../../kinds/choices.ts';
import type { Asking } from '../../kinds/kinds.ts';
import { ask } from '../table/ask.ts';
import { discardCard, drawCard } from '../table/decks.ts';
import { changeFight, currentFight } from './current-fight.ts';
import { dealWounds } from './fight-roll.ts';

const CHOICES: readonly Choice[] = [{ verb: 'miss' }, { verb: 'fate' }];

/** A story face is a miss, or a Fate card is turned for it, whichever side rolled (FIGHT-8). */
export const storyFace: Asking<'story-face', 'miss' | 'fate'> = {
  asks: (table, { roller, die }) =>
    'person' in roller
      ? ask(table, 'FIGHT-8', 'prompt.story-face', CHOICES, { vars: { person: roller.person, die } })
      : ask(table, 'FIGHT-8', 'prompt.enemy-story-face', CHOICES, { vars: { enemy: roller.enemy, die } }),
  answer(run, { roller, die }, { verb }) {
    if (verb === 'miss') return;
    const card = drawCard(run, 'fate');
    if (card === null) return;
    discardCard(run, 'fate', card);
    const fate = FATE[card];
    if (fate.die !== die) return run.revealToAll({ type: 'fate-missed', fate: card });
    const { wounds, ownWounds } = fate.combat;
    run.revealToAll({ type: 'fate-struck', fate: card });
    dealWounds(run, roller, wounds);
    if (ownWounds === 0) return;
    changeFight(run, { own: [...currentFight(run.state).own, { roller, wounds: ownWounds }] });
  },
};
