import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { settings } from './settings.ts';

const HEARTBEAT = 30_000;
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5_000;

export interface NoticeListener {
  receive(payload: string): void;
  /** The connection was lost for a while, and is back. */
  missed(): void;
}

/** Listens on a connection of its own, and on another one whenever that drops, until it is stopped. */
export async function keepListening(
  url: string,
  channels: readonly string[],
  listener: NoticeListener,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  let client = await listen(url, channels, listener);

  async function listenAgain(): Promise<pg.Client | null> {
    for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      try {
        await sleep(pause, undefined, { signal: stopping.signal });
        return await listen(url, channels, listener);
      } catch {
        if (stopping.signal.aborted) return null;
      }
    }
  }

  async function keep(): Promise<void> {
    for (;;) {
      await ended(client);
      const next = await listenAgain();
      if (next === null) return;
      if (stopping.signal.aborted) return next.end();
      client = next;
      listener.missed();
    }
  }

  const kept = keep();
  return async () => {
    stopping.abort();
    await client.end().catch(() => {});
    await kept;
  };
}

async function listen(
  url: string,
  channels: readonly string[],
  listener: NoticeListener,
): Promise<pg.Client> {
  const client = new pg.Client(settings(url));
  // After an error the connection ends, and `ended` waits for that.
  client.on('error', () => {});
  client.on('notification', ({ payload = '' }) => listener.receive(payload));
  try {
    await client.connect();
    await client.query(channels.map((channel) => `LISTEN "${channel}"`).join('; '));
    return client;
  } catch (problem) {
    await client.end().catch(() => {});
    throw problem;
  }
}

/** Settles when the connection is gone. One that is only silent is asked now and then whether it is there. */
async function ended(client: pg.Client): Promise<void> {
  const heartbeat = setInterval(() => {
    client.query('SELECT 1').catch(() => client.end());
  }, HEARTBEAT);
  await new Promise<void>((resolve) => client.once('end', resolve));
  clearInterval(heartbeat);
}
