import { expect, test } from 'vitest';
import { LARGEST, OwnProcess } from './own-process.ts';
import { RawConnection } from './raw-connection.ts';

const DESCRIPTORS = 160;
const CONNECTIONS = 240;
const REQUESTS = 4;

/** The replies in what a connection heard, each with whether its body is as long as it says. */
function repliesIn(heard: string): { status: number; isWhole: boolean }[] {
  const replies = [];
  for (let at = 0; at < heard.length; ) {
    const end = heard.indexOf('\r\n\r\n', at);
    const head = heard.slice(at, end < 0 ? heard.length : end);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
    const next = end + 4 + length;
    const isWhole = end >= 0 && next <= heard.length;
    replies.push({ status: Number(head.slice(9, 12)), isWhole });
    at = isWhole ? next : heard.length;
  }
  return replies;
}

test.runIf(process.platform !== 'win32')(
  'with more connections than descriptors no reply is made by halves, and a health check is answered',
  async () => {
    const server = await OwnProcess.start({ ulimit: `-n ${DESCRIPTORS}`, fileBytes: 50_000 });
    const held = await Promise.all(
      Array.from({ length: CONNECTIONS }, (_, number) =>
        RawConnection.to(server.address, { from: `127.0.5.${1 + (number % 8)}` }),
      ),
    );
    const get = `GET ${LARGEST} HTTP/1.1\r\nHost: localhost\r\n`;
    const asked = `${`${get}\r\n`.repeat(REQUESTS - 1)}${get}Connection: close\r\n\r\n`;
    const heard = await Promise.all(
      Array.from({ length: CONNECTIONS }, async (_, number) => {
        const connection = await RawConnection.to(server.address, { from: `127.0.4.${1 + (number % 8)}` });
        await connection.write(asked);
        return connection.rest();
      }),
    );
    const replies = heard.flatMap(repliesIn);
    expect(replies.filter(({ isWhole }) => !isWhole)).toEqual([]);
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(REQUESTS * 20);
    expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
    expect(server.isAlive).toBe(true);
    expect(await server.isHealthy()).toBe(true);
    for (const connection of held) connection.leave();
    await server.stop();
  },
);
