import type { Card } from '@vigilia/server/protocol';
import { GAMES } from '../games/registry.ts';
import { callServer } from '../server-api/call-server.ts';

/** Tables that every visitor may join. */
export async function publicTables(): Promise<Card[]> {
  const lobbies = await Promise.all(
    GAMES.map(({ profile }) => callServer('GET /lobby', { query: { game: profile.id } })),
  );
  return lobbies.flatMap((lobby) => (lobby === null || 'refused' in lobby ? [] : lobby.tables));
}
