import { describe, expect, test } from 'vitest';
import type { Condition } from '../../../src/data/language/effect.ts';
import { mark, unmark } from '../../../src/data/language/make-effects.ts';
import { holds } from '../../../src/rules/effects/condition.ts';
import type { Scene } from '../../../src/state/frames.ts';
import { at } from '../../scenario.ts';
import { effecting, HOME } from './effecting.ts';

const { table } = at([], {
  people: { marin: { levels: { illness: 1 } }, vesna: {} },
  gone: [
    { id: 'luka', day: 2, cause: 'left' },
    { id: 'iskra', day: 3, cause: 'hunger' },
  ],
  storage: { 'raw-food': 2, vegetable: 1 },
  marks: ['took-the-tray'],
});
const scene: Scene = { ...HOME, actor: null, cast: { ill: 'marin', other: 'luka', third: 'iskra' } };

describe('a condition', () => {
  test.each<[Condition, Condition]>([
    [
      { kind: 'marked', mark: 'took-the-tray' },
      { kind: 'marked', mark: 'buried-him' },
    ],
    [
      { kind: 'skill', skill: 'nurse' },
      { kind: 'skill', skill: 'digger' },
    ],
    [
      { kind: 'role', role: 'ill', is: 'ill' },
      { kind: 'role', role: 'ill', is: 'hungry' },
    ],
    [
      { kind: 'fate', role: 'other', is: 'left' },
      { kind: 'fate', role: 'other', is: 'dead' },
    ],
    [
      { kind: 'fate', role: 'third', is: 'dead' },
      { kind: 'fate', role: 'ill', is: 'dead' },
    ],
    [
      { kind: 'member', person: 'vesna' },
      { kind: 'member', person: 'luka' },
    ],
    [
      { kind: 'lost', atLeast: 2 },
      { kind: 'lost', atLeast: 3 },
    ],
    [
      { kind: 'food', atLeast: 3 },
      { kind: 'food', atLeast: 4 },
    ],
    [
      { kind: 'not', condition: { kind: 'lost', atLeast: 3 } },
      { kind: 'not', condition: { kind: 'lost', atLeast: 2 } },
    ],
    [
      {
        kind: 'all',
        conditions: [
          { kind: 'lost', atLeast: 2 },
          { kind: 'food', atLeast: 1 },
        ],
      },
      {
        kind: 'all',
        conditions: [
          { kind: 'lost', atLeast: 2 },
          { kind: 'food', atLeast: 9 },
        ],
      },
    ],
  ])('%j holds, and %j does not', (true_, false_) => {
    expect([holds(table, true_, scene), holds(table, false_, scene)]).toEqual([true, false]);
  });

  test('of the Noise holds out of doors alone', () => {
    expect(holds(table, { kind: 'noise', atLeast: 1 }, scene)).toBe(false);
  });
});

test('a mark is left once, and wiped out', () => {
  expect(effecting([mark('a-debt'), mark('a-debt')]).table.marks).toEqual(['a-debt']);
  expect(effecting([unmark('a-debt')], { marks: ['a-debt', 'a-promise'] }).table.marks).toEqual([
    'a-promise',
  ]);
});
