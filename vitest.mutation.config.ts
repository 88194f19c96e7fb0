import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** The tests of the rules of 011 alone: what a mutant of those rules has to get past. */
export default defineConfig({
  test: { ...config.test, include: ['games/011/tests/rules/**/*.test.ts'] },
});
