import { type Ask, type Rehearsed, text } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import type { Choice, View } from '../../../src/games/diario/table/asked.ts';
import { sectionsOf, timesIn } from '../../../src/games/diario/table/boards/combat/sections.ts';

const view = { seats: 1 } as View;

function ask(key: string): Ask<Choice> {
  return { seat: 0, question: 0, clause: 'RAID-2', prompt: text(key), choices: [], ranges: [] };
}

const LOSE: Choice = { verb: 'lose', good: 'wood' };
const WOUND: Choice = { verb: 'wound', person: 'marin' };

function rehearsed(keys: readonly string[], next: string | null): Rehearsed {
  return {
    taken: keys.length,
    views: [...keys, ''].map(() => view),
    asks: keys.map(ask),
    next: next === null ? null : ask(next),
    events: [],
    isOpen: false,
    refusal: null,
  };
}

test('RAID-2 a plan falls into the questions it answers, in order', () => {
  const told = rehearsed(['prompt.raid-damage', 'prompt.raid-damage', 'prompt.wound'], 'prompt.wound');
  const plan = [LOSE, LOSE, WOUND];
  const sections = sectionsOf({ view, ask: ask('prompt.raid-damage') }, told as never, plan);
  expect(sections.map(({ key, choices, isOpen }) => [key, choices.length, isOpen])).toEqual([
    ['prompt.raid-damage', 2, false],
    ['prompt.wound', 1, true],
  ]);
  const [first] = sections;
  expect(first === undefined ? 0 : timesIn(first, LOSE)).toBe(2);
});

test('a dropped plan leaves the question that is open', () => {
  const sections = sectionsOf({ view, ask: ask('prompt.wound') }, rehearsed([], 'prompt.wound') as never, []);
  expect(sections.map(({ key, isOpen }) => [key, isOpen])).toEqual([['prompt.wound', true]]);
});
