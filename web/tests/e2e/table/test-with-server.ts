import { startTestServer, type TestServer } from '@vigilia/tools/test-server';
import { test as baseTest } from './test.ts';

export { expect } from './test.ts';
export type { TestServer };

interface OwnServer {
  readonly server: TestServer;
}

/** A test with a server of its own, whose deal and clock it sets. */
export const test = baseTest.extend<object, OwnServer>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads there what it takes.
    async ({}, use) => {
      const server = await startTestServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.address),
});
