import { expect, test } from 'vitest';
import { MOST_GROWN } from './memory.ts';
import { OwnProcess } from './own-process.ts';
import { floodUnread } from './unread.ts';

/** The memory of another process can be read there only. */
test.runIf(process.platform === 'linux')(
  'while pings and requests for the largest file pour in unread, the memory of the process stays bounded',
  async () => {
    const server = await OwnProcess.start();
    const { sent, grown } = await floodUnread(server);
    expect(sent).toBeGreaterThan(1_000);
    expect(grown).toBeLessThan(MOST_GROWN);
    expect(await server.isHealthy()).toBe(true);
    await server.stop();
  },
);
