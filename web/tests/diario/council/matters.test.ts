import { readFileSync } from 'node:fs';
import { text } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { matters } from '../../../src/games/diario/table/council/tally.ts';

/** Small change, and what is settled in the middle of a fight or a raid: the others may speak, and are not asked. */
const SMALL = [
  'arm',
  'shots',
  'reroll',
  'shield',
  'raid-damage',
  'wound',
  'crime-wave',
  'story-face',
  'enemy-story-face',
  'kill',
  'hit',
  'voice',
  'assign',
  'mix',
  'lock',
  'idea',
  'treat',
  'toast',
  'nursing',
  'habit',
  'last-supper',
  'name-for-better',
  'name-for-worse',
  'choose-loss',
  'test-empathy',
  'test-prowess-1',
  'test-prowess-2',
  'pack',
  'explore',
  'search',
  'obstacle',
  'outdoor-lock',
  'hush',
  'findings',
];

test('every prompt either matters or is listed as a small thing', () => {
  const en = new URL('../../../../games/diario/texts/en.json', import.meta.url);
  const prompts = Object.keys(JSON.parse(readFileSync(en, 'utf8'))).filter((key) =>
    key.startsWith('prompt.'),
  );
  const small = prompts.filter((key) => !matters({ prompt: text(key) }));
  expect(small.toSorted()).toEqual(SMALL.map((name) => `prompt.${name}`).toSorted());
});
