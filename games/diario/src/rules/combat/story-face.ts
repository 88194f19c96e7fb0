import { FATE } from '../../data/cards/fate.ts';
import type { RolledBy } from '../../data/language/combat.ts';
import type { Choice } from '../../kinds/choices.ts';
import type { Asking } from '../../kinds/kinds.ts';
import type { Roller, Table } from '../../state/state.ts';
import { isAvoided, NOTHING_AVOIDED } from '../../stories/avoid.ts';
import { ask } from '../table/ask.ts';
import { discardCard, drawCard } from '../table/decks.ts';
import { isBeatenOff } from './defence.ts';
import { storyInFight } from './story-in-fight.ts';
import { storyInRaid } from './story-in-raid.ts';

const CHOICES: readonly Choice[] = [{ verb: 'miss' }, { verb: 'fate' }];

/** A story face is a miss, or a Fate card is turned for it, whoever rolled (FIGHT-8, RAID-3). */
export const storyFace: Asking<'story-face', 'miss' | 'fate'> = {
  asks(table, { roller, die }) {
    if ('enemy' in roller) {
      const { enemy } = roller;
      return ask(table, 'FIGHT-8', 'prompt.enemy-story-face', CHOICES, { vars: { enemy, die } });
    }
    if (isRaidOver(table)) return null;
    const clause = table.raid === null ? 'FIGHT-8' : 'RAID-3';
    return ask(table, clause, 'prompt.story-face', CHOICES, { vars: { person: roller.person, die } });
  },
  answer(run, { roller, die }, { verb }) {
    if (verb === 'miss') return;
    const fate = drawCard(run, 'fate');
    if (fate === null) return;
    discardCard(run, 'fate', fate);
    const story = FATE[fate].combat[die];
    if (story === undefined) return run.revealToAll({ type: 'fate-missed', fate });
    const { avoid = NOTHING_AVOIDED } = run.state.options;
    const untold = isAvoided(story, avoid) ? ({ untold: true } as const) : {};
    run.revealToAll({ type: 'fate-struck', fate, die, by: rolledBy(run.state, roller), ...untold });
    if (run.state.fight === null && 'person' in roller) storyInRaid(run, roller.person, story);
    else storyInFight(run, roller, story);
  },
};

/** What was rolled since has ended the raid: nothing can change it any more. */
function isRaidOver({ fight, ...table }: Table): boolean {
  return fight === null && (table.raid === null || isBeatenOff({ fight, ...table }, table.raid));
}

function rolledBy({ fight }: Table, roller: Roller): RolledBy {
  if (fight === null) return 'guard';
  return 'person' in roller ? 'ours' : 'theirs';
}
