import type { Text } from '@vigilia/kernel';
import { testersIn } from '../bots/present.ts';
import type { Good, Goods } from '../data/goods.ts';
import type { PersonId } from '../data/people.ts';
import type { GoodsList } from '../events.ts';
import type { Scene } from '../frames.ts';
import { amountOf, listOf } from '../rules/table/goods.ts';
import { shelfAt } from '../rules/table/shelves.ts';
import type { Person } from '../state.ts';
import { castIn } from '../texts/cast.ts';
import { message } from '../texts/message.ts';
import { paidTexts } from '../texts/stake.ts';
import type { Deciding, View } from '../view.ts';
import { testChance } from './test-chance.ts';

/** What an option of the open decision costs and brings: sign, size, and the chances of those present. */
export function optionTexts(view: View, option: string): Text[] {
  const { deciding } = view;
  const at = deciding?.options[option];
  if (deciding === null || at === undefined) return [];
  return paidTexts(at.cost, at.stakes, {
    ...sceneOf(deciding),
    isHere: (person) => view.people.some(({ id }) => id === person),
    chances: ({ need, by = null }) => bestTexts(testersIn(view, deciding.where, by), need),
  });
}

/** The scene of the open decision, as far as its readers know it: the actor is a part like any other. */
export function sceneOf({ where, story, cast }: Deciding): Scene {
  return { where, story, actor: null, cast: castIn(cast) };
}

/** The goods that are missing to pay for an option of the open decision; none where it can be paid. */
export function missingFor(view: View, option: string): GoodsList {
  const { deciding } = view;
  const cost = deciding?.options[option]?.cost;
  if (deciding === null || cost === undefined) return [];
  const there: Goods = view[shelfAt(deciding.where)];
  const missing: Partial<Record<Good, number>> = {};
  for (const good of Object.keys(cost) as Good[])
    missing[good] = Math.max(0, amountOf(cost, good) - amountOf(there, good));
  return listOf(missing);
}

/** Who of those who may take a test is best at it. */
function bestTexts(testers: readonly Person[], need: number): Text[] {
  const best = testers
    .map(({ id }): readonly [PersonId, number] => [id, testChance(id, need)])
    .reduce<readonly [PersonId, number] | null>(
      (first, next) => (first === null || next[1] > first[1] ? next : first),
      null,
    );
  return best === null ? [] : [message('odds.best', { person: best[0], percent: best[1] })];
}
