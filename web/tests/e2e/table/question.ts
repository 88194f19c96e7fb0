import { expect, type Locator, type Page } from '@playwright/test';
import { type Kind, kindOf } from './kind.ts';

/** One answer as it stands in the panel. */
export interface Option {
  readonly index: number;
  readonly words: string;
  /** It can be asked why not, but not chosen. */
  readonly isOff: boolean;
  /** There are options inside. */
  readonly isFolder: boolean;
}

export interface Asked {
  readonly kind: Kind;
  readonly prompt: string;
  readonly options: readonly Option[];
  /** By how much the page is larger than the screen, in pixels. */
  readonly scroll: { readonly across: number; readonly down: number };
}

/** How long bots may take on a busy machine, in milliseconds. */
const PATIENCE = 60_000;

/** The panel that asks, and the end after which nothing is asked. */
export class Question {
  readonly page: Page;
  readonly panel: Locator;
  readonly prompt: Locator;
  readonly options: Locator;
  readonly draft: Locator;
  readonly confirm: Locator;
  readonly refusal: Locator;
  readonly ending: Locator;
  private readonly asked: Locator;

  constructor(page: Page) {
    this.page = page;
    this.panel = page.getByRole('region', { name: 'The question' });
    this.asked = this.panel.and(page.locator('[data-asked]'));
    this.prompt = this.panel.getByRole('heading', { level: 2 });
    this.options = this.panel.locator('[data-option]');
    this.draft = this.panel.getByRole('status');
    this.confirm = this.panel.getByRole('button', { name: 'Confirm' });
    this.refusal = this.panel.getByRole('alert');
    this.ending = page.getByRole('region', { name: /wins the game|everyone loses/ });
  }

  option(name: string | RegExp): Locator {
    return this.panel.getByRole('button', { name }).and(this.page.locator('[data-option]'));
  }

  /** Waits until something is asked; false where the game is over. */
  async isAsked(): Promise<boolean> {
    await expect(this.asked.or(this.ending).first()).toBeVisible({ timeout: PATIENCE });
    return !(await this.ending.isVisible());
  }

  /** All of the question in one look. */
  async read(): Promise<Asked> {
    const seen = await this.panel.evaluate((panel) => {
      const options = [...panel.querySelectorAll<HTMLElement>('[data-option]')];
      const { scrollWidth, scrollHeight } = document.documentElement;
      return {
        prompt: panel.querySelector('h2')?.textContent ?? '',
        options: options.map((option, index) => ({
          index,
          words: option.textContent ?? '',
          isOff: option.ariaDisabled === 'true',
          isFolder: option.ariaExpanded === 'false',
        })),
        scroll: { across: scrollWidth - innerWidth, down: scrollHeight - innerHeight },
      };
    });
    return { ...seen, kind: kindOf(seen.prompt) };
  }

  /** Waits until what was confirmed has been taken, and something else is asked or nothing more. */
  async isAskedAgain(): Promise<boolean> {
    await expect(this.confirm).toBeHidden();
    return this.isAsked();
  }
}
