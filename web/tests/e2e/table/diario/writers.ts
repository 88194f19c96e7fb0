import type { Page } from '@playwright/test';
import { finger } from '../hand.ts';
import { Keys } from '../keys.ts';
import type { Writer } from './journal.ts';

export const byMouse: Writer = { press: (control) => control.click() };

export const byTouch: Writer = finger;

/** Of the confirmations by keys one in this number walks to the button; the others use the key alone. */
const WALKS = 12;

/** A person who uses only the keyboard. */
export function byKeys(page: Page): Writer {
  const keys = new Keys(page);
  let presses = 0;
  return {
    async press(control) {
      const shortcut = await control.getAttribute('aria-keyshortcuts');
      if (shortcut !== 'Enter' || (await isOnButton(page)) || presses++ % WALKS === 0) {
        await keys.walkTo(control);
        await keys.expectVisibleFocus();
      }
      await page.keyboard.press('Enter');
    },
  };
}

/** A button that has the focus takes the key for itself. */
function isOnButton(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.activeElement?.closest('button, a, summary, input:not([type=radio]), select') != null,
  );
}
