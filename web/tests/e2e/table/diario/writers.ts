import type { Page } from '@playwright/test';
import { Keys } from '../keys.ts';
import type { Writer } from './journal.ts';

export const byMouse: Writer = { press: (control) => control.click() };

export const byTouch: Writer = { press: (control) => control.tap() };

/** A person who uses only the keyboard. */
export function byKeys(page: Page): Writer {
  const keys = new Keys(page);
  return {
    async press(control) {
      await keys.walkTo(control);
      await keys.expectVisibleFocus();
      await page.keyboard.press('Enter');
    },
  };
}
