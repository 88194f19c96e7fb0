import { expect, test } from 'vitest';
import { hourOf } from '../../../src/games/diario/table/stage/hour.ts';
import { momentOf, sceneOf, scenesIn } from '../../../src/games/diario/table/stage/scene.ts';
import { weatherOf } from '../../../src/games/diario/table/stage/weather.ts';
import { dealt } from '../dealt.ts';

const deciding = { story: 'shells-on-our-street', where: 'home', options: {} } as never;

test('the stage shows the house by day and at home, the city on a night out, the page of a story', () => {
  expect(sceneOf(dealt({ phase: 'day', deciding: null }))).toBe('house');
  expect(sceneOf(dealt({ phase: 'raid', deciding: null }))).toBe('house');
  expect(sceneOf(dealt({ phase: 'scavenging', deciding: null }))).toBe('city');
  expect(sceneOf(dealt({ phase: 'scavenging', deciding }))).toBe('page');
});

test('the page can be looked at only while a story is read', () => {
  expect(scenesIn(dealt({ phase: 'day', deciding: null }))).toEqual(['house', 'city']);
  expect(scenesIn(dealt({ phase: 'day', deciding }))).toEqual(['house', 'city', 'page']);
});

test('a story, a phase and a day each begin another moment', () => {
  const one = dealt({ day: 2, phase: 'day', deciding: null });
  const others = [
    { ...one, day: 3 },
    { ...one, phase: 'dusk' as const },
    { ...one, deciding },
  ];
  for (const other of others) expect(momentOf(other)).not.toBe(momentOf(one));
  expect(momentOf({ ...one, round: 3 } as typeof one)).toBe(momentOf(one));
});

test('the light follows the phase; a won game ends in the morning and a lost one at night', () => {
  expect(hourOf({ phase: 'evening', over: null })).toBe('night');
  expect(hourOf({ phase: 'dusk', over: null })).toBe('dusk');
  expect(hourOf({ phase: 'over', over: { how: 'full', score: 12 } })).toBe('morning');
  expect(hourOf({ phase: 'over', over: { how: 'perished', score: null } })).toBe('night');
});

test('the weather follows the Cold of the last Event turned over', () => {
  const after = (...events: string[]) =>
    weatherOf({ discards: { ...dealt().discards, events: events as never } });
  expect(after()).toBe('cloud');
  expect(after('leaflets', 'snow-on-the-roofs')).toBe('snow');
  expect(after('snow-on-the-roofs', 'leaflets')).toBe('cloud');
  expect(after('first-frost')).toBe('frost');
  expect(after('a-thaw')).toBe('rain');
  expect(after('longest-night')).toBe('snow');
  expect(after('ceasefire')).toBe('clear');
});

test('a Chapter that lies on top of the Events has no weather of its own', () => {
  const events = ['snow-on-the-roofs', 'chapter-2'] as never;
  expect(weatherOf({ discards: { ...dealt().discards, events } })).toBe('snow');
});
