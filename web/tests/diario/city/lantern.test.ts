import { UNKNOWN_CARDS } from '@vigilia/game-diario';
import { expect, test } from 'vitest';
import type { Event, View } from '../../../src/games/diario/table/asked.ts';
import { isMeeting, lanternAt } from '../../../src/games/diario/table/city/lantern.tsx';
import { dealt } from '../dealt.ts';
import { entry } from '../entries.ts';

const OUT = {
  location: 'music-school',
  place: 'near',
  noise: 1,
  waiting: [],
} as unknown as View['scavenging'];

function outWith(unknown: number): View {
  const view = dealt();
  return { ...view, scavenging: OUT, decks: { ...view.decks, unknown } };
}

test('SCAV-4 the lantern goes on with every card of the night, and never back', () => {
  const total = UNKNOWN_CARDS.near;
  const ways = Array.from({ length: total + 1 }, (_, spent) => lanternAt(outWith(total - spent)));
  expect(ways).toEqual([...ways].sort((one, other) => one - other));
  expect(new Set(ways).size).toBeGreaterThan(5);
  expect(ways[0]).toBeGreaterThan(0);
  expect(ways.at(-1)).toBeLessThan(100);
});

test('one who was met stands there until the next card is turned', () => {
  const met: Event = { type: 'encountered', resident: 'deserter' };
  const turned: Event = { type: 'exploration-turned', exploration: 'larder', variant: 0 };
  expect(isMeeting([entry(0, turned, met)])).toBe(true);
  expect(isMeeting([entry(0, turned, met), entry(0, turned)])).toBe(false);
  expect(isMeeting([entry(0, turned)])).toBe(false);
});
