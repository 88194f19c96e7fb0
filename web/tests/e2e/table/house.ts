import { startTestServer, type TestServer } from '@vigilia/tools/test-server';
import { test as inTheHouse } from './test.ts';

export { expect } from './test.ts';
export type { TestServer };

interface OwnHouse {
  readonly house: TestServer;
}

/** A test with a server of its own, whose deal and clock it sets. */
export const test = inTheHouse.extend<object, OwnHouse>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads there what it takes.
    async ({}, use) => {
      const house = await startTestServer();
      await use(house);
      await house.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ house }, use) => use(house.address),
});
