import { expect, test } from 'vitest';
import { hourOf, weatherOf } from '../../../src/games/diario/table/sky/light.ts';
import { type Moment, nameOfMoment, sceneOf, scenesIn } from '../../../src/games/diario/table/stage/scene.ts';
import { dealt } from '../dealt.ts';

test('the stage shows the house by day and at home, the city before and on a night out, a story that is read', () => {
  const at = (phase: Moment['phase'], reading: string | null = null) => sceneOf({ day: 2, phase, reading });
  expect(at('day')).toBe('house');
  expect(at('raid')).toBe('house');
  expect(at('evening')).toBe('city');
  expect(at('scavenging')).toBe('city');
  expect(at('scavenging', 'a story')).toBe('story');
});

test('a story can be looked at only while it is read', () => {
  expect(scenesIn({ day: 2, phase: 'day', reading: null })).toEqual(['house', 'city']);
  expect(scenesIn({ day: 2, phase: 'day', reading: 'a story' })).toEqual(['house', 'city', 'story']);
});

test('a day, a phase and a story each begin another moment', () => {
  const moment: Moment = { day: 2, phase: 'day', reading: null };
  const others: Moment[] = [
    { ...moment, day: 3 },
    { ...moment, phase: 'dusk' },
    { ...moment, reading: 'a story' },
  ];
  expect(new Set([moment, ...others].map(nameOfMoment)).size).toBe(4);
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
