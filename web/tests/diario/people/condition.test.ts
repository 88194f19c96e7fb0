import type { Person } from '@vigilia/game-diario';
import { describe, expect, test } from 'vitest';
import { conditionTexts, meterText } from '../../../src/games/diario/table/people/condition.ts';
import { stepIs } from '../../../src/games/diario/table/people/states.tsx';

const WELL = { wounds: 0, illness: 0, misery: 0, hunger: 0, fatigue: 0 };

function person(levels: Partial<Person['levels']>): Person {
  return { id: 'marin', levels: { ...WELL, ...levels }, duty: null, weapon: null, remedies: [] };
}

function said(levels: Partial<Person['levels']>): string[] {
  return conditionTexts(person(levels)).map(({ key, vars }) => [key, ...Object.values(vars)].join(' '));
}

describe('what a person’s states do now', () => {
  test('STAT-2 the worst state counts: dots of different states do not add up', () => {
    expect(said({ wounds: 1, illness: 1 })).toEqual(['people.lost 1']);
    expect(said({ wounds: 1, illness: 2 })).toEqual(['people.lost 2']);
  });

  test.each([
    ['wounds', 1, 1],
    ['illness', 2, 2],
    ['misery', 1, 0],
    ['misery', 3, 2],
    ['hunger', 1, 0],
    ['hunger', 2, 1],
    ['fatigue', 2, 2],
    ['fatigue', 3, 3],
  ] as const)('STAT-3 %s %i takes %i actions, and its meter says so', (state, level, lost) => {
    expect(meterText(state, level).vars).toEqual({ state, level, lost });
  });

  test('STAT-4 a person at Fatigue 4 is asleep and nothing else is said of actions', () => {
    expect(said({ fatigue: 4 })).toEqual(['people.asleep']);
  });

  test('STAT-4 a state at 3 is the last step, but not Fatigue', () => {
    expect(said({ illness: 3 })).toContain('people.brink illness');
    expect(said({ fatigue: 3 })).toEqual(['people.lost 3']);
  });

  test('STAT-5 hungry and miserable are level 2 and 3', () => {
    expect(said({ hunger: 1, misery: 1 })).toEqual([]);
    expect(said({ hunger: 2, misery: 2 })).toEqual(['people.lost 1', 'people.hungry', 'people.miserable']);
  });
});

test('the steps of a meter tell what a plan brings and takes', () => {
  const steps = (level: number, next: number) => [1, 2, 3, 4].map((step) => stepIs(step, level, next));
  expect(steps(2, 2)).toEqual(['there', 'there', 'free', 'free']);
  expect(steps(1, 3)).toEqual(['there', 'coming', 'coming', 'free']);
  expect(steps(3, 1)).toEqual(['there', 'going', 'going', 'free']);
});
