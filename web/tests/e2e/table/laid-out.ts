import { expect, type Page } from '@playwright/test';
import { layoutFaults } from './layout-faults.ts';

/** The size at which every test opens its page, and which comes back. */
const LAPTOP = { width: 1280, height: 720 };
const SIZES = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

/** Every control in view can be pressed and read at every size of a screen, and nothing that is clipped can move. */
export async function expectLaidOut(page: Page, where: string, within?: string): Promise<void> {
  for (const size of [...SIZES, LAPTOP]) {
    await page.setViewportSize(size);
    // What measures the window has drawn itself anew in the first frame.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const faults = await page.evaluate(layoutFaults, within);
    // Every fault of a question is told at once.
    expect.soft(faults, `${where}, ${size.width}x${size.height}`).toEqual([]);
  }
}
