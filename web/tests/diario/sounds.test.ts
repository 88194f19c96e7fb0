import { expect, test } from 'vitest';
import { soundOf } from '../../src/games/diario/table/sounds.ts';

test('night falls with wind, a shot is heard far away as the group sets out, and the other phases come in silence', () => {
  expect(soundOf({ type: 'phase', phase: 'evening', day: 1 })).toBe('wind');
  expect(soundOf({ type: 'phase', phase: 'scavenging', day: 1 })).toBe('far-shot');
  expect(soundOf({ type: 'phase', phase: 'dawn', day: 1 })).toBeNull();
});

test('a door, steps, a die, a page and far shots are heard', () => {
  expect(soundOf({ type: 'went-out', people: ['marin'], location: 'music-school' })).toBe('steps');
  expect(soundOf({ type: 'came-home', people: ['marin'] })).toBe('door');
  expect(soundOf({ type: 'rolled', die: 3 })).toBe('dice');
  expect(soundOf({ type: 'story-read', story: 'a-name-in-the-dust' as never })).toBe('page');
  expect(soundOf({ type: 'sniper', person: 'marin' })).toBe('shots');
  expect(soundOf({ type: 'raid-turned', raid: 'looters', damage: 6, wounds: 2, variant: 0 })).toBe('shots');
});

test('a quiet night and a death make no sound', () => {
  expect(soundOf({ type: 'raid-turned', raid: 'quiet-night', damage: 0, wounds: 0, variant: 0 })).toBeNull();
  expect(soundOf({ type: 'gone', person: 'marin', cause: 'wounds', variant: 0 })).toBeNull();
});

test('a roll in combat sounds with its scene and not before it', () => {
  expect(soundOf({ type: 'rolled-bare-handed', person: 'marin', face: 2 })).toBeNull();
});
