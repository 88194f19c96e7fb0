import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { game } from '../../src/game/game.ts';
import { bandOf, CHANCES, harmOf } from '../../src/texts/bands.ts';
import { message } from '../../src/texts/message.ts';
import { hasVeil, veiled } from '../../src/texts/veil.ts';

const MESSAGES = JSON.parse(readFileSync(new URL('../../texts/en.json', import.meta.url), 'utf8')) as Record<
  string,
  string
>;

test('every text of the game that tells a chance in numbers has words for it', () => {
  const told = Object.keys(MESSAGES).filter((key) =>
    /\d%|percent|average\}|of \{nights\}/.test(MESSAGES[key] ?? ''),
  );
  expect(told).not.toEqual([]);
  expect(told.filter((key) => !hasVeil(key))).toEqual([]);
});

test('a change of a State is told by how bad it is, with whom it is about', () => {
  const change = message('effect.change-person', { state: 'wounds', by: '+2', person: 'ada' as never });
  expect(veiled(change)).toEqual({
    key: 'veil.change-person',
    vars: { state: 'wounds', person: 'ada', harm: 'much-worse' },
  });
  expect(['+1', '+3', '−1', '−2'].map(harmOf)).toEqual(['worse', 'much-worse', 'better', 'much-better']);
});

test('two options of one decision that differ in harm differ in words', () => {
  const raids = [
    message('effect.tonight-damage', { damage: '+1' }),
    message('effect.tonight', { damage: '+2', wounds: '+1' }),
    message('effect.tonight-wounds', { wounds: '−1' }),
  ];
  expect(raids.map((raid) => veiled(raid).vars.harm)).toEqual(['worse', 'much-worse', 'better']);
});

test('a chance is a word, and so is a fight; what is no stake stays as it is', () => {
  expect(veiled(message('effect.chance', { percent: 70 }))).toEqual({
    key: 'veil.chance',
    vars: { chance: 'good' },
  });
  expect(veiled(message('effect.fight', { count: 1 }))).toEqual({ key: 'veil.fight', vars: { count: 1 } });
  const goods = message('effect.goods', { changes: ['wood:2'] });
  expect(veiled(goods)).toBe(goods);
});

test('the bands go from no chance to certainty, and only the ends are sure', () => {
  const bands = Array.from({ length: 101 }, (_, percent) => bandOf(percent));
  expect([...new Set(bands)]).toEqual(CHANCES);
  expect(bands.filter((band) => band === 'none' || band === 'sure')).toHaveLength(2);
});

test('a table says at its opening whether odds are veiled; numbers are usual and leave no trace', () => {
  expect(game.options({})).toEqual(game.options({ odds: 'numbers' }));
  expect(game.options({})).not.toHaveProperty('odds');
  expect(game.options({ odds: 'words' })).toMatchObject({ odds: 'words' });
  expect(game.options({ odds: 'maybe' })).toMatchObject({ refused: true, reason: { key: 'refusal.odds' } });
});
