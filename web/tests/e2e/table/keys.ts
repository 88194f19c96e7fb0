import { expect, type Page } from '@playwright/test';
import type { Hand } from './hand.ts';

/** More stops of the Tab key than any page has. */
const MOST_STOPS = 80;

/** A person who uses only the keyboard. Options are reached by number and by arrows, in turn. */
export class Keys implements Hand {
  private readonly page: Page;
  private answers = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async press(control: Parameters<Hand['press']>[0]): Promise<void> {
    const digit = await control.getAttribute('data-key');
    if (digit !== null && digit !== '' && this.answers++ % 2 === 0) await this.page.keyboard.press(digit);
    else {
      await this.walkTo(control);
      await this.page.keyboard.press('Enter');
    }
  }

  /** What is pressed once more is confirmed. */
  async confirm(): Promise<void> {
    await this.expectVisibleFocus();
    await this.page.keyboard.press('Enter');
  }

  /** Tab to the wanted element, or to its row and along it by arrows. */
  async walkTo(control: Parameters<Hand['press']>[0]): Promise<void> {
    const standing = () =>
      control.evaluate((goal) => {
        const all = [...document.querySelectorAll('[data-option]')];
        const [from, to] = [document.activeElement, goal].map((each) => all.indexOf(each as Element));
        if (goal === document.activeElement) return 'there';
        return from === undefined || to === undefined || from < 0 || to < 0
          ? 'elsewhere'
          : to > from
            ? 'before'
            : 'behind';
      });
    for (let stops = 0; stops < MOST_STOPS; stops++) {
      const where = await standing();
      if (where === 'there') return;
      const key = where === 'elsewhere' ? 'Tab' : where === 'before' ? 'ArrowRight' : 'ArrowLeft';
      await this.page.keyboard.press(key);
    }
    throw new RangeError('no key leads there');
  }

  async expectFocusIn(place: string): Promise<void> {
    // If the focused element was removed, the question has the focus in the next frame.
    const isThere = () =>
      this.page.evaluate((within) => document.activeElement?.closest(within) !== null, place);
    await expect.poll(isThere, { message: `the keyboard is in ${place}` }).toBe(true);
  }

  /** Checks that the focus is visible. */
  async expectVisibleFocus(): Promise<void> {
    const focus = await this.page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
      return {
        isSomewhere: document.activeElement !== document.body,
        isOutlined: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      };
    });
    expect(focus).toEqual({ isSomewhere: true, isOutlined: true });
  }
}
