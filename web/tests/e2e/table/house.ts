import { startTestServer, type TestServer } from '@vigilia/tools/test-server';
import { test as inTheHouse } from './test.ts';

export { expect } from './test.ts';
export type { TestServer };

interface OwnHouse {
  readonly house: TestServer;
}

/** A test in a house of its own, which deals what it is told to and lets time pass. */
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
