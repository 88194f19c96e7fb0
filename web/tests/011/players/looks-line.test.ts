import { expect, it } from 'vitest';
import { looksBySource } from '../../../src/games/011/players/looks-line.tsx';

it('ACT-1 gathers who looked where by source and Hour', () => {
  const looks = looksBySource([
    { hour: 2, source: 'p3', cards: 1, of: 5 },
    { hour: 4, source: 'unknown', cards: 2, of: 3 },
    { hour: 2, source: 'p3', cards: 2, of: 4 },
    { hour: 6, source: 'p3', cards: 1, of: 5 },
  ]);
  expect(looks).toEqual([
    {
      source: 'p3',
      noun: 'seat:2',
      hours: [
        { hour: 2, cards: 3 },
        { hour: 6, cards: 1 },
      ],
      cards: 4,
    },
    { source: 'unknown', noun: 'deck:unknown', hours: [{ hour: 4, cards: 2 }], cards: 2 },
  ]);
});
