import type { Text } from '@vigilia/kernel';
import type { Condition } from '../data/language/effect.ts';
import type { PersonId } from '../data/people.ts';
import type { Deciding, View } from '../kinds/view.ts';
import { holds } from '../rules/effects/condition.ts';
import { lackingIn, listOf } from '../rules/table/goods.ts';
import { shelfAt } from '../rules/table/shelves.ts';
import type { Person } from '../state/state.ts';
import { message } from '../texts/message.ts';
import { needText } from '../texts/need.ts';
import { paidTexts, type Reading, stakeTexts } from '../texts/stake.ts';
import { chillTexts } from './chill.ts';
import { fightAheadTexts } from './combat/fight-ahead.ts';
import { sceneOf, testersIn } from './scene.ts';
import { testChance } from './test-chance.ts';

/** What an option of the open decision costs and brings: sign, size, and the chances of those present. */
export function optionTexts(view: View, option: string): Text[] {
  const { deciding } = view;
  const at = deciding?.options[option];
  if (deciding === null || at === undefined) return [];
  return paidTexts(at.cost, at.stakes, readingIn(view, deciding));
}

/** What is missing for an option of the open decision: goods to pay for it, and what it depends on. */
export function needsOf(view: View, option: string): Text[] {
  const { deciding } = view;
  const at = deciding?.options[option];
  if (deciding === null || at === undefined) return [];
  const lacking = listOf(lackingIn(view[shelfAt(deciding.where)], at.cost));
  const scene = sceneOf(deciding);
  return [
    ...(lacking.length > 0 ? [message('need.has', { goods: lacking })] : []),
    ...partsOf(at.when)
      .filter((condition) => !holds(view, condition, scene))
      .map(needText),
  ];
}

function partsOf(when: Condition | null): readonly Condition[] {
  if (when === null) return [];
  return when.kind === 'all' ? when.conditions.flatMap(partsOf) : [when];
}

/** What follows from the test that is about to be taken: if it is passed, and if it fails. */
export function tryingTexts(view: View): Text[] {
  const { trying } = view;
  if (trying === null) return [];
  const reading = readingIn(view, trying);
  return [
    message('effect.passed'),
    ...stakeTexts(trying.pass, reading),
    message('effect.failed'),
    ...stakeTexts(trying.fail, reading),
  ];
}

/** How stakes are read by those who are about to choose. */
function readingIn(view: View, scene: Pick<Deciding, 'story' | 'cast' | 'where'>): Reading {
  return {
    ...sceneOf(scene),
    isHere: (person) => view.people.some(({ id }) => id === person),
    chances: ({ need, by = null }) => bestTexts(testersIn(view, scene.where, by), need),
    fights: ({ enemies }) => fightAheadTexts(view, enemies, scene.where),
    chill: (by) => chillTexts(view, by),
  };
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
