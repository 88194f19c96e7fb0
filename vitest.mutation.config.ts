import { mergeConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** The tests of the rules of 011 alone: what a mutant of those rules has to get past. */
export default mergeConfig(config, {
  test: { include: ['games/011/tests/rules/**/*.test.ts'] },
});
