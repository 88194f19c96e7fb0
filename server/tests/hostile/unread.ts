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

  async function connect(count: number): Promise<RawConnection[]> {
    const connections = await Promise.all(
      Array.from({ length: count }, (_, number) =>
        RawConnection.to(address, { from: `127.0.${count}.${1 + (number % 4)}` }),
      ),
    );
    open.push(...connections);
    return connections;
  }
  async function flood(
    connections: readonly RawConnection[],
    [data, times, atOnce]: readonly [data: Buffer | string, times: number, atOnce: number],
  ): Promise<void> {
    const all = connections.map((connection) => connection.repeat(data, times, { atOnce }));
    await Promise.race([Promise.all(all), wait(LONGEST)]);
  }
  const sockets = await connect(SENDERS);
  for (const connection of sockets) await socketOver(connection, address, host?.table ?? '');
  await flood(sockets, [PING, PINGS, 2_000]);
  await flood(await connect(SENDERS), [REQUEST, REQUESTS, 1_000]);
  await flood(await connect(PATIENT), [REQUEST, 8, 8]);
  // Its answer comes after all that was sent before.
  await server.isHealthy();
  const grown = server.peak - before;
  const sent = open.reduce((sum, connection) => sum + connection.repeated, 0);
  for (const connection of open) connection.leave();
  host?.leave();
  return { sent, grown };
}
