import { defineConfig } from '@playwright/test';
import { configuredChromium } from '@vigilia/tools/browser';

/** Every screen of the page in two sizes, against the server that lab/commands/access.ts starts. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../reports/access',
  fullyParallel: true,
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.VIGILIA_E2E ?? '',
    locale: 'en-GB',
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    launchOptions: configuredChromium(),
  },
  projects: [
    { name: 'laptop', use: { viewport: { width: 1280, height: 720 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
});
