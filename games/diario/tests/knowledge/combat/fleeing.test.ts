import { namedSeed } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { plan } from '../../../src/bots/planner.ts';
import type { RaidId } from '../../../src/data/cards/raids.ts';
import { bootyOf, fleeTexts } from '../../../src/knowledge/combat/fleeing.ts';
import type { Enemy, Fight } from '../../../src/state/state.ts';
import { fightWith } from '../../fights.ts';
import { at, decksWith, type Position } from '../../scenario.ts';

const BRUTE: Enemy = { number: 1, letter: 'A', prowess: 2, wounds: 0, weapons: ['shotgun'] };
const WEAK: Enemy = { number: 1, letter: 'A', prowess: 0, wounds: 2, weapons: [] };
const RAIDS: readonly RaidId[] = ['looters', 'hungry-neighbours', 'street-boys'];

/** A fight at home before its second round, with these Night Raids to come. */
function atHome(enemy: Enemy, position: Position = {}, change: Partial<Fight> = {}) {
  return at(
    [{ step: 'before-round' }],
    {
      people: { anton: {}, vesna: {} },
      storage: { wood: 5, cigarette: 5 },
      decks: decksWith({ raids: RAIDS, 'red-raids': [] }),
      fight: fightWith([enemy], { where: 'home', ...change }),
      ...position,
    },
    { seed: namedSeed('at home') },
  );
}

describe('FIGHT-3 what it costs to flee at home', () => {
  test('is as much as the Night Raids that may lie on top, and no more than Storage holds', () => {
    const { least, most, average } = bootyOf(atHome(WEAK).view(0));
    expect([least >= 0, most <= 10, average >= least, average <= most]).toEqual([true, true, true, true]);
    expect(bootyOf(atHome(WEAK, { storage: { wood: 2 } }).view(0)).most).toBe(2);
    expect(bootyOf(atHome(WEAK, { storage: {} }).view(0)).average).toBe(0);
  });

  test('is said before it is decided: what they came for, or as much as a raid', () => {
    const cameFor = [{ kind: 'lose-any', count: 2, of: 'food' }] as const;
    expect(fleeTexts(atHome(WEAK).view(0)).map(({ key }) => key)).toEqual(['gloss.booty']);
    expect(fleeTexts(atHome(WEAK, {}, { cameFor }).view(0)).map(({ key }) => key)).toEqual([
      'gloss.came-for',
      'effect.lose-any',
    ]);
    expect(fleeTexts(atHome(WEAK, { fight: fightWith([WEAK]) }).view(0))).toEqual([]);
  });

  test('is weighed by the planner against the fight', () => {
    const choiceOf = (scenario: ReturnType<typeof atHome>) => {
      const [ask] = scenario.moment.asks;
      if (ask === undefined) throw new Error('the Leader is asked nothing');
      return plan(scenario.view(0), ask, () => 0).verb;
    };
    expect(choiceOf(atHome(WEAK))).toBe('fight');
    const hurt = { anton: { levels: { wounds: 2 } }, vesna: { levels: { wounds: 2 } } } as const;
    expect(choiceOf(atHome(BRUTE, { people: hurt, storage: { wood: 1 } }, { cameFor: [] }))).toBe('flee');
  });
});
