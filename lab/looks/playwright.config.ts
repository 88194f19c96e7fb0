import { defineConfig } from '@playwright/test';
import { configuredChromium } from '@vigilia/tools/browser';

const { VIGILIA_E2E: address = '', VIGILIA_LOOKS: pictures = '' } = process.env;
const size = (width: number, height: number) => ({ viewport: { width, height } });

/** A picture of every screen in four sizes, against the server that lab/commands/looks.ts starts. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../reports/looks-differ',
  snapshotPathTemplate: `${pictures}/{projectName}/{arg}{ext}`,
  fullyParallel: true,
  workers: 2,
  timeout: 240_000,
  // One pixel is enough: styles are meant to stay as they are.
  expect: { timeout: 30_000, toHaveScreenshot: { maxDiffPixels: 0, animations: 'disabled', caret: 'hide' } },
  reporter: 'list',
  use: {
    baseURL: address,
    locale: 'en-GB',
    timezoneId: 'Europe/Rome',
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: configuredChromium(),
  },
  projects: [
    { name: 'laptop', use: size(1280, 720) },
    { name: 'desktop', use: size(1920, 1080) },
    { name: 'tablet', use: { ...size(820, 1180), hasTouch: true } },
    { name: 'phone', use: { ...size(390, 844), hasTouch: true, isMobile: true } },
  ],
});
