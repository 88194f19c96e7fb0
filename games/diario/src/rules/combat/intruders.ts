import { RAIDS } from '../../data/cards/raids.ts';
import type { Acting } from '../../kinds/kinds.ts';
import type { Scene } from '../../state/frames.ts';
import { drawCard, shuffleInto } from '../table/decks.ts';
import { lose } from '../table/shelves.ts';
import { currentFight } from './current-fight.ts';
import { takenBy } from './taken.ts';

const AT_HOME: Scene = { where: 'home', actor: null, story: null };

/**
 * The group has fled at home (FIGHT-3): the intruders take what their story says they came for. If it does not say, the
 * top Night Raid is shown to all and shuffled back: for each Damage on it one good, in the way of its card. What
 * happened today and Board-Ups change nothing of it: they are in already.
 */
export const intrudersTake: Acting<'intruders-take'> = {
  run(run) {
    const { cameFor } = currentFight(run.state);
    run.announce({ type: 'gave-way' });
    if (cameFor !== undefined) return run.next({ step: 'effects', effects: cameFor, scene: AT_HOME });
    const card = drawCard(run, 'raids');
    if (card === null) return;
    const { damage, takes } = RAIDS[card];
    run.revealToAll({ type: 'raid-shown', raid: card, damage });
    shuffleInto(run, 'raids', [card]);
    if (takes === 'leader') run.next({ step: 'give-up', count: damage, of: 'any', scene: AT_HOME });
    else lose(run, 'storage', takenBy(run.state.storage, takes, damage));
  },
};
