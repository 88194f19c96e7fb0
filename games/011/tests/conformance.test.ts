import { botsPlayToTheEnd, conformance } from '@vigilia/kernel/conformance';
import { describe, test } from 'vitest';
import { entry, game } from '../src/index.ts';

/** The short form; `npm run lab:conformance` plays as many games as there is time for. */
const SHORT = { games: 4, seed: 'an evening of 011', every: 20 };

describe.each([3, 4, 5, 6])('011 keeps the promises of the contract with %i players', (seats) => {
  for (const { name, run } of conformance(game, { ...SHORT, seats })) test(name, run);
});

describe.each([3, 4, 5, 6])("011 keeps them in the beginners' variant with %i players", (seats) => {
  const series = { ...SHORT, games: 2, seats, options: { beginners: true } };
  for (const { name, run } of conformance(game, series)) test(name, run);
});

describe('every bot of 011 ends its game', () => {
  const series = { bots: entry.bots, seats: 4, seed: 'bots of 011' };
  for (const { name, run } of botsPlayToTheEnd(game, series)) test(name, run);
});
