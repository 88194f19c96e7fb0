import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongFirst } from './tools/suite/long-first.mjs';
import { book } from './web/build/book.ts';
import { drawings } from './web/build/drawings.ts';
import { rulebooks } from './web/build/rulebooks.ts';
import { texts } from './web/build/texts.ts';

export default defineConfig({
  plugins: [texts(), rulebooks(), drawings(), book()],
  test: {
    include: ['**/tests/**/*.test.ts'],
    // A mutation run that was broken off leaves a copy of everything behind.
    exclude: ['**/node_modules/**', '.stryker-tmp/**'],
    // The code under test is pure: threads may share their modules, which saves loading them for each file.
    pool: 'threads',
    isolate: false,
    // One more than by itself: much of the time is spent waiting for servers in processes of their own.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongFirst },
    globalSetup: 'tools/setup/before-tests.mjs',
    // On an overloaded machine slow is not wrong.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
});
