import { setTimeout as wait } from 'node:timers/promises';
import { sitDown } from '../play/gather.ts';
import { LARGEST, type OwnProcess } from './own-process.ts';
import { frameOf, RawConnection, socketOver } from './raw-connection.ts';

/** Enough that their answers alone would take more than the bound, if the server kept them. */
const [SENDERS, PINGS, REQUESTS] = [4, 150_000, 10_000];
/** Connections that ask for as much as one may, and are not cut. */
const PATIENT = 40;
/** A flood that is not cut ends after this time, in milliseconds. */
const LONGEST = 5_000;
const PING = frameOf(0x89, 'x'.repeat(125));
const REQUEST = `GET ${LARGEST} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

export interface Unread {
  readonly sent: number;
  /** By how much the memory of the server grew at its peak, in bytes. */
  readonly grown: number;
}

/** Sends pings, and then requests for the largest file, from several addresses, and reads no answer. */
export async function floodUnread(server: OwnProcess): Promise<Unread> {
  const { address } = server;
  const [host] = await sitDown(address, { game: '011', seats: 3, people: 1 });
  const before = server.resident;
  const open: RawConnection[] = [];
  let sent = 0;

  async function flood(
    senders: number,
    attack: (connection: RawConnection) => Promise<number>,
  ): Promise<void> {
    const all = Array.from({ length: senders }, async (_, number) => {
      const connection = await RawConnection.to(address, { from: `127.0.${senders}.${1 + (number % 4)}` });
      open.push(connection);
      sent += await attack(connection);
    });
    await Promise.race([Promise.all(all), wait(LONGEST)]);
  }
  await flood(SENDERS, async (connection) => {
    await socketOver(connection, address, host?.table ?? '');
    return connection.repeat(PING, PINGS, { atOnce: 2_000 });
  });
  await flood(SENDERS, (connection) => connection.repeat(REQUEST, REQUESTS, { atOnce: 1_000 }));
  await flood(PATIENT, (connection) => connection.repeat(REQUEST, 8));
  // Its answer comes after all that was sent before.
  await server.isHealthy();
  const grown = server.peak - before;
  for (const connection of open) connection.leave();
  host?.leave();
  return { sent, grown };
}
