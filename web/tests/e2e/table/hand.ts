import type { Locator } from '@playwright/test';
import type { Question } from './question.ts';

/** How a person answers: by mouse, touch or keyboard. */
export interface Hand {
  press(control: Locator): Promise<void>;
  confirm(question: Question): Promise<void>;
}

export const mouse: Hand = {
  press: (control) => control.click(),
  confirm: ({ confirm }) => confirm.click(),
};

export const finger: Hand = {
  press: (control) => control.tap(),
  async confirm({ page, confirm }) {
    const isProposed = (await page.locator('.answering-panel_asking[data-proposed]').count()) > 0;
    // Fingers of tests are so quick that two taps count as a double tap, whose second is no answer to what is proposed.
    while ((await tapCountOf(confirm)) > 1 && isProposed);
  },
};

/** Taps, and says for the tap of which number in a row the browser takes it. */
async function tapCountOf(control: Locator): Promise<number> {
  const count = control.evaluate(
    (element) =>
      new Promise<number>((resolve) =>
        element.addEventListener('click', (event) => resolve((event as MouseEvent).detail), { once: true }),
      ),
  );
  await control.tap();
  return count;
}
