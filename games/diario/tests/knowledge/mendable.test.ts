import { resume } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import type { Effect, Enemies } from '../../src/data/language/effect.ts';
import { change, cold, d10, fight, upTo } from '../../src/data/language/make-effects.ts';
import { game } from '../../src/index.ts';
import type { Choice } from '../../src/kinds/choices.ts';
import { canBeMended } from '../../src/knowledge/mendable.ts';
import { at } from '../scenario.ts';

const ENEMIES: Enemies = { count: [{ upTo: 10, enemies: 1 }], weapons: { A: [], B: [], C: [] }, thugs: true };

/** Whether an option with these effects can be mended, for a group in which one person is near despair. */
function isMendable(
  effects: readonly Effect[],
  choice: Choice = { verb: 'decide', option: 'hide' },
): boolean {
  const scene = { where: 'home', actor: null, story: null } as const;
  const options = [
    { id: 'hide', effects },
    { id: 'go-on', effects: [] },
  ] as const;
  const scenario = at([{ step: 'options', options, scene }], {
    people: { anton: { levels: { misery: 3 } }, marin: {} },
  });
  const [ask] = resume(game, scenario.table).asks;
  if (ask === undefined) throw new Error('nothing is asked');
  return canBeMended(scenario.view(0), ask, [choice]);
}

describe('an answer that can be mended', () => {
  test('costs a state, goods or a die', () => {
    expect(isMendable([change('fatigue', 1, 'everyone')])).toBe(true);
    expect(isMendable([d10(upTo(5, cold(1)), upTo(10))])).toBe(true);
  });

  test('begins no fight and takes no life, on no way that a die may lead to', () => {
    expect(isMendable([change('misery', 1, 'everyone')])).toBe(false);
    expect(isMendable([fight(ENEMIES)])).toBe(false);
    expect(isMendable([d10(upTo(5, fight(ENEMIES)), upTo(10))])).toBe(false);
  });

  test('is not to give the game up', () => {
    expect(isMendable([], { verb: 'concede' })).toBe(false);
  });
});
