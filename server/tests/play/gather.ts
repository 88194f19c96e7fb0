import type { Card } from '../../src/protocol/from-server.ts';
import { Player } from './player.ts';

const NAMES = ['Ada', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fabio'];

export interface Gathering {
  readonly game: string;
  readonly seats: number;
  /** How many of the seats people take; bots take the others. */
  readonly people?: number;
  readonly bot?: string;
  readonly setting?: object;
}

/** Opens a table, seats people, and begins. Every one of them has a socket. */
export async function gather(address: string, gathering: Gathering): Promise<Player[]> {
  const { bot } = gathering;
  const players = await sitDown(address, gathering);
  await orLeave(players, async ([host]) => {
    for (const player of players) {
      await player.beReady(`thrown-in-by-${player.seat}`);
    }
    await host.get('POST', `/tables/${host.table}/begin`, bot === undefined ? {} : { fill: bot });
    await Promise.all(players.map((player) => player.until(() => player.card?.phase !== 'gathering')));
    // A server that stops in the midst of an answer waits two seconds for the connection to be closed.
    await Promise.all(players.map(({ opened }) => opened));
  });
  return players;
}

/** Opens a table and seats people at it. */
export async function sitDown(
  address: string,
  { game, seats, people = seats, setting = {} }: Gathering,
): Promise<Player[]> {
  const players = Array.from({ length: people }, () => new Player(address));
  await orLeave(players, async ([host]) => {
    const { id } = await host.get<Card>('POST', '/tables', { game, seats, pace: 'instant', ...setting });
    for (const [seat, player] of players.entries()) {
      await player.get('POST', `/tables/${id}/sit`, { seat, name: NAMES[seat] });
      await player.come(id);
    }
  });
  return players;
}

/** If something fails all players leave: they would reconnect for ever. */
async function orLeave(
  players: readonly Player[],
  work: (players: [Player]) => Promise<void>,
): Promise<void> {
  try {
    await work(players as [Player]);
  } catch (problem) {
    for (const player of players) player.leave();
    throw problem;
  }
}
