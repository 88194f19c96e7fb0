import type { Text } from '@vigilia/kernel';
import type { PersonId } from '../data/people.ts';
import type { GoodsList } from '../kinds/events.ts';
import type { View } from '../kinds/view.ts';
import { lackingIn, listOf } from '../rules/table/goods.ts';
import { shelfAt } from '../rules/table/shelves.ts';
import type { Person } from '../state/state.ts';
import { message } from '../texts/message.ts';
import { paidTexts } from '../texts/stake.ts';
import { conscienceTexts } from './combat/conscience.ts';
import { sceneOf, testersIn } from './scene.ts';
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
    conscience: ({ thugs }) => conscienceTexts(view, { thugs, where: deciding.where }),
  });
}

/** The goods that are missing to pay for an option of the open decision; none if it can be paid. */
export function missingFor(view: View, option: string): GoodsList {
  const { deciding } = view;
  const cost = deciding?.options[option]?.cost;
  if (deciding === null || cost === undefined) return [];
  return listOf(lackingIn(view[shelfAt(deciding.where)], cost));
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
