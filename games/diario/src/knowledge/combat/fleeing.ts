import type { Text } from '@vigilia/kernel';
import { RAIDS } from '../../data/cards/raids.ts';
import { stakesIn } from '../../data/language/stakes.ts';
import type { View } from '../../kinds/view.ts';
import { countOf } from '../../rules/table/goods.ts';
import { message } from '../../texts/message.ts';
import { stakeTexts } from '../../texts/stake.ts';
import { raidsTonight } from './raids.ts';

/** How many goods intruders take who are left to themselves, as the top Night Raid will say (FIGHT-3). */
export interface Booty {
  readonly least: number;
  readonly most: number;
  readonly average: number;
}

export function bootyOf(view: View): Booty {
  const stored = countOf(view.storage);
  const raids = raidsTonight(view).map(({ raid, chance }) => ({
    taken: Math.min(stored, RAIDS[raid].damage),
    chance,
  }));
  if (raids.length === 0) return { least: 0, most: 0, average: 0 };
  const counts = raids.map(({ taken }) => taken);
  return {
    least: Math.min(...counts),
    most: Math.max(...counts),
    average: raids.reduce((sum, { taken, chance }) => sum + taken * chance, 0),
  };
}

/** What it costs to flee at home, besides the backstab; nothing is said out of doors. */
export function fleeTexts(view: View): readonly Text[] {
  const { fight } = view;
  if (fight?.where !== 'home') return [];
  if (fight.cameFor !== undefined)
    return [
      message('gloss.came-for'),
      ...stakeTexts(stakesIn(fight.cameFor), { where: 'home', actor: null, story: null }),
    ];
  const { least, most, average } = bootyOf(view);
  return [message('gloss.booty', { least, most, average: average.toFixed(1) })];
}
