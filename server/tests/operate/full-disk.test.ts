import { expect, test } from 'vitest';
import { OwnProcess } from '../hostile/own-process.ts';
import { Visitor } from '../play/visitor.ts';

/** In blocks: enough to start, and little more. Beyond it every write fails as on a full disk. */
const LARGEST_FILE = 800;

test.runIf(process.platform !== 'win32')(
  'a server whose database can grow no more says so to a health check, and goes on answering',
  async () => {
    const server = await OwnProcess.start({ ulimit: `-f ${LARGEST_FILE}` });
    expect(await server.isHealthy()).toBe(true);
    const status = async () => (await new Visitor(server.address).ask('POST', '/me', {})).status;
    let last = await status();
    for (let count = 1; count < 40 && last === 200; count++) last = await status();
    expect(last).toBe(500);
    await expect
      .poll(async () => {
        const reply = await fetch(`${server.address}/health`);
        return { status: reply.status, ...((await reply.json()) as object) };
      })
      .toMatchObject({ status: 503, ok: false, databaseWrites: false, isStopping: false });
    expect((await new Visitor(server.address).ask('GET', '/games')).status).toBe(200);
    expect(server.isAlive).toBe(true);
    await server.stop();
  },
);
