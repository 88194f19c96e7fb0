import { expect } from 'vitest';
import type { StoreLocation } from '../../src/store/open-store.ts';
import type { Player } from './player.ts';
import { replayed } from './replayed.ts';

/** What everybody sees is what their eyes would see of the game played again from its log. The house is closed. */
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
