import type { Player } from './player.ts';

/** Waits until everybody has heard what the one who heard most has. */
export async function caughtUp(players: readonly Player[]): Promise<void> {
  const version = Math.max(...players.map((player) => player.version));
  await Promise.all(players.map((player) => player.until(() => player.version >= version)));
}

/** Whoever decides now, and the others. */
export function decider(players: readonly Player[]): { leader: Player; others: Player[] } {
  const [seat] = players[0]?.asked ?? [];
  const leader = players.find((player) => player.seat === seat);
  if (leader === undefined) throw new Error('nobody of these is asked anything');
  return { leader, others: players.filter((player) => player !== leader) };
}
