import { expect, type Page } from '@playwright/test';
import { layoutFaults } from './layout-faults.ts';

/** The size at which every test opens its page, and which comes back. */
const LAPTOP = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };
const BY_TURNS = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 820, height: 1180 },
];

interface Looking {
  /** Selects the parts whose controls are looked at; by default all. */
  readonly within?: string;
  /** Looks at a laptop, a phone and one size more, another one for each turn; by default at every size. */
  readonly turn?: number;
}

/** Every control in view can be pressed and read at every size of a screen, and nothing that is clipped can move. */
export async function expectLaidOut(
  page: Page,
  where: string,
  { within, turn }: Looking = {},
): Promise<void> {
  const sizes =
    turn === undefined ? BY_TURNS : BY_TURNS.filter((_, index) => index === turn % BY_TURNS.length);
  for (const size of [...sizes, PHONE, LAPTOP]) {
    await page.setViewportSize(size);
    // Effects run after the frame, in a timer. A second frame would show nothing new and costs its paint.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done)))),
    );
    const faults = await page.evaluate(layoutFaults, within);
    // Every fault of a question is told at once.
    expect.soft(faults, `${where}, ${size.width}x${size.height}`).toEqual([]);
  }
}
