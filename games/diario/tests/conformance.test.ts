import { botsPlayToTheEnd, conformance } from '@vigilia/kernel/conformance';
import { describe, test } from 'vitest';
import { entry, game, planner } from '../src/index.ts';

/** The short form; `npm run lab:conformance` plays as many games as there is time for. */
const SHORT = { games: 4, seed: 'a week of Diario', every: 8 };

describe.each([1, 2, 4, 6])('Diario keeps the promises of the contract with %i players', (seats) => {
  for (const { name, run } of conformance(game, { ...SHORT, seats })) test(name, run);
});

describe('Diario keeps them when it is played sensibly, up to its late days', () => {
  const series = { ...SHORT, games: 2, seats: 2, bot: planner, every: 40 };
  for (const { name, run } of conformance(game, series)) test(name, run);
});

describe('Diario keeps them in hardcore', () => {
  const series = { ...SHORT, games: 2, seats: 3, options: { difficulty: 'hardcore' } };
  for (const { name, run } of conformance(game, series)) test(name, run);
});

describe('every bot of Diario ends its game', () => {
  const series = { bots: entry.bots, seats: 3, seed: 'bots of Diario' };
  for (const { name, run } of botsPlayToTheEnd(game, series)) test(name, run);
});
