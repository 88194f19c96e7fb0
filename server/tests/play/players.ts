import type { Player } from './player.ts';

/** Waits until all players have the latest version that any of them has. */
export async function caughtUp(players: readonly Player[]): Promise<void> {
  const version = Math.max(...players.map((player) => player.version));
  await Promise.all(players.map((player) => player.until(() => player.version >= version)));
}

/** The player who decides now, and the others. */
export function decider(players: readonly Player[]): { leader: Player; others: Player[] } {
  const [seat] = players[0]?.asked ?? [];
  const leader = players.find((player) => player.seat === seat);
  if (leader === undefined) throw new Error('none of these players is asked');
  return { leader, others: players.filter((player) => player !== leader) };
}
