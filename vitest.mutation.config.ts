import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** The tests of the rules alone: what a mutant of those rules has to get past. */
export default defineConfig({
  test: { ...config.test, include: ['games/*/tests/{rules,effects}/**/*.test.ts'] },
});
