import { frameOf, RawConnection, socketOver } from './raw-connection.ts';

/** What one round of floods sent and how many of its connections the server ended. */
export interface Floods {
  readonly sent: number;
  readonly connections: number;
  readonly ended: number;
}

const FRAMES = 5_000;
const REQUESTS = 1_000;
const CLIENTS = 3;
const SLOW_BODY =
  'POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{';

/** Control frames, pieces of messages, requests that wait for no answer, and bodies that never come. */
export async function flood(address: string, table: string): Promise<Floods> {
  const overSocket = (data: Buffer, first?: Buffer) => async (connection: RawConnection) => {
    await socketOver(connection, address, table);
    if (first !== undefined) await connection.write(first);
    return connection.repeat(data, FRAMES);
  };
  const attacks: ((connection: RawConnection) => Promise<number>)[] = [
    overSocket(frameOf(0x89, 'x'.repeat(125))),
    overSocket(frameOf(0x8a, 'x'.repeat(125))),
    overSocket(frameOf(0x81)),
    overSocket(frameOf(0x00), frameOf(0x01)),
    (connection) => connection.repeat('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n', REQUESTS),
    (connection) => connection.repeat('GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n', REQUESTS),
    (connection) => connection.repeat(SLOW_BODY, 1),
    (connection) => connection.repeat(SLOW_BODY.slice(0, 40), 1),
  ];
  const connections = await Promise.all(
    Array.from({ length: CLIENTS }, () => attacks)
      .flat()
      .map(async (attack) => {
        const connection = await RawConnection.to(address);
        const sent = await attack(connection);
        await connection.rest();
        return { sent, isCut: connection.isCut };
      }),
  );
  return {
    sent: connections.reduce((all, { sent }) => all + sent, 0),
    connections: connections.length,
    ended: connections.filter(({ isCut }) => isCut).length,
  };
}
