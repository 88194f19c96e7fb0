export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  mutate: ['games/*/src/rules/**/*.ts', 'games/*/src/effects/**/*.ts'],
  coverageAnalysis: 'perTest',
  // A mutant that runs while a module loads would need the whole suite again, each time.
  ignoreStatic: true,
  concurrency: 2,
  reporters: ['clear-text', 'progress', 'json', 'html'],
  jsonReporter: { fileName: 'reports/mutation.json' },
  htmlReporter: { fileName: 'reports/mutation.html' },
};
