// cspell:ignore vecchio fucile velho caçadeira старик дробовиком
import { translatorFor } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import type { Event } from '../../../src/games/diario/table/asked.ts';
import {
  opponentId,
  opponentName,
  opponentsAmong,
  opponentsIn,
} from '../../../src/games/diario/table/combat/opponents.ts';
import { lookOf, portraitOf } from '../../../src/games/diario/table/scenes/fight/opponent-looks.ts';
import { messagesIn } from '../diary/messages.ts';
import { entry } from '../entries.ts';

const armed = (enemy: number): Event => ({ type: 'enemy-with', enemy, weapon: 'knife', prowess: 1 });
const FOUR = [1, 2, 3, 4].map(armed);

test('an enemy has the same face and the same name for as long as the fight lasts', () => {
  const [one] = opponentsAmong(FOUR, 3);
  const [again] = opponentsIn(
    [entry(null, { type: 'fight' }, ...FOUR), entry(0, { type: 'fight-round', round: 2 })],
    3,
  );
  if (one === undefined || again === undefined) throw new Error('nobody was shown');
  expect(again).toEqual(one);
  expect(portraitOf(again)).toEqual(portraitOf(one));
  expect(lookOf(again)).toEqual(lookOf(one));
});

test('those with the same arms are told apart, and so are the enemies of another day', () => {
  const opponents = opponentsAmong(FOUR, 3);
  expect(new Set(opponents.map(opponentId)).size).toBe(4);
  const faces = (day: number) => opponentsAmong(FOUR, day).map((each) => JSON.stringify(portraitOf(each)));
  expect(new Set(faces(3)).size).toBeGreaterThan(1);
  expect(faces(4)).not.toEqual(faces(3));
});

test('the enemies of an earlier fight are gone from the next', () => {
  const log = [entry(null, { type: 'fight' }, ...FOUR), entry(0, { type: 'fight' }, armed(1))];
  expect(opponentsIn(log, 3)).toHaveLength(1);
});

test.each([
  ['en', 'The old man with the shotgun'],
  ['it', 'Il vecchio con il fucile'],
  ['pt', 'O velho da caçadeira'],
  ['ru', 'Старик с дробовиком'],
] as const)('in %s an enemy is called %s', (language, name) => {
  const nameOf = (_: string, value: string | number) => ({ written: value });
  const translator = translatorFor(language, [messagesIn(language)], { nameOf, players: [] });
  expect(translator.say(opponentName('old shotgun'))).toBe(name);
});
