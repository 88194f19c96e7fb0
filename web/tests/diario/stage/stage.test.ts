import { expect, test } from 'vitest';
import { type Moment, nameOfMoment, sceneOf, scenesIn } from '../../../src/games/diario/table/stage/scene.ts';

test('the stage shows the house by day and at home, the city before and on a night out, a story that is read', () => {
  const at = (phase: Moment['phase'], reading: string | null = null) =>
    sceneOf({ day: 2, phase, reading, isFighting: false });
  expect(at('day')).toBe('house');
  expect(at('raid')).toBe('house');
  expect(at('evening')).toBe('city');
  expect(at('scavenging')).toBe('city');
  expect(at('scavenging', 'a story')).toBe('story');
});

test('the stage shows a fight while it is on, at home as out of doors, and before the story that led to it', () => {
  const fighting = { day: 2, isFighting: true };
  expect(sceneOf({ ...fighting, phase: 'scavenging', reading: 'a story' })).toBe('fight');
  expect(sceneOf({ ...fighting, phase: 'day', reading: null })).toBe('fight');
});

test('a story can be looked at only while it is read, and a fight while it is on', () => {
  const calm = { day: 2, phase: 'day', reading: null, isFighting: false } as const;
  expect(scenesIn(calm)).toEqual(['house', 'city']);
  expect(scenesIn({ ...calm, reading: 'a story' })).toEqual(['house', 'city', 'story']);
  expect(scenesIn({ ...calm, isFighting: true })).toEqual(['house', 'fight']);
});

test('a day, a phase, a story and a fight each begin another moment', () => {
  const moment: Moment = { day: 2, phase: 'day', reading: null, isFighting: false };
  const others: Moment[] = [
    { ...moment, day: 3 },
    { ...moment, phase: 'dusk' },
    { ...moment, reading: 'a story' },
    { ...moment, isFighting: true },
  ];
  expect(new Set([moment, ...others].map(nameOfMoment)).size).toBe(5);
});
