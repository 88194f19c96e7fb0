import { expect, test } from 'vitest';
import { type Moment, nameOfMoment, sceneOf, scenesIn } from '../../../src/games/diario/table/stage/scene.ts';

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
