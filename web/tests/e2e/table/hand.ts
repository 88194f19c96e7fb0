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

/** Fingers of tests are so quick that two taps count as a double tap, whose second answers no question that came with the first. */
export const finger: Hand = {
  async press(control) {
    while (await isTapDropped(control));
  },
  confirm: ({ confirm }) => finger.press(confirm),
};

/** Taps, and says whether the page took it for the second of a double tap. */
async function isTapDropped(control: Locator): Promise<boolean> {
  const isDropped = control.page().evaluate(
    () =>
      new Promise<boolean>((resolve) =>
        // The page decides in a listener of the window too, which may come after this one.
        addEventListener('click', (event) => setTimeout(() => resolve(event.defaultPrevented)), {
          capture: true,
          once: true,
        }),
      ),
  );
  await control.tap();
  return isDropped;
}
