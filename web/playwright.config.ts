import { defineConfig } from '@playwright/test';
import { configuredChromium } from '@vigilia/tools/browser';

const LAPTOP = { width: 1280, height: 720 };
const PHONE = ['phone.spec.ts', 'diario-phone.spec.ts'];
const LONG = [
  'whole-game-*.spec.ts',
  'diario-mouse.spec.ts',
  'diario-keyboard.spec.ts',
  'spectator.spec.ts',
  'one-screen.spec.ts',
  'friends.spec.ts',
  'away.spec.ts',
  'third-game.spec.ts',
];

/** The page in a real browser, against a real server (tests/e2e/support/server.ts). */
export default defineConfig({
  testDir: './tests/e2e',
  outputDir: '../reports/e2e',
  globalSetup: './tests/e2e/support/server.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // No test waits this long on a machine that is not overloaded; on one that is, slow is not wrong.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.VIGILIA_E2E ?? '',
    locale: 'en-GB',
    // What a worker has put away would be shown instead of what is tested.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: configuredChromium(),
    // Tests do not look at the picture: a quarter of the points is enough, and drawing them is most of the work.
    deviceScaleFactor: 0.5,
  },
  // The long specs first, so that none of them runs alone at the end.
  projects: [
    { name: 'long', testMatch: LONG, use: { viewport: LAPTOP } },
    {
      name: 'phone',
      testMatch: PHONE,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'laptop', testIgnore: [...PHONE, ...LONG], use: { viewport: LAPTOP } },
  ],
});
