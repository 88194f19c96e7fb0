import { expect, test } from 'vitest';
import { hourOf, weatherOf } from '../../../src/games/diario/table/sky/light.ts';
import { dealt } from '../dealt.ts';

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
