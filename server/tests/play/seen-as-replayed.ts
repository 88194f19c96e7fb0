import { expect } from 'vitest';
import type { StoreLocation } from '../../src/store/open-store.ts';
import type { Player } from './player.ts';
import { replayed } from './replayed.ts';

/** Expects that every player sees what they would see of the game replayed from its log. The server is stopped. */
export async function expectSeenAsReplayed(
  location: StoreLocation,
  players: readonly Player[],
): Promise<void> {
  const [{ table } = { table: '' }] = players;
  const { game, moment, past } = await replayed(location, table);
  for (const { seat, lens, view, answers, asks } of players) {
    expect(answers).toBe(past.length);
    expect(view).toEqual(JSON.parse(JSON.stringify(game.view(moment.state, seat ?? lens))));
    expect(asks).toEqual(JSON.parse(JSON.stringify(moment.asks.filter((ask) => ask.seat === seat))));
  }
}
