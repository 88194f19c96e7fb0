import { expect, type Locator, type Page } from '@playwright/test';
import { type Kind, kindOf } from './kind.ts';
import { look } from './look.ts';

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
  /** Names the question while it is open. */
  readonly number: string;
  readonly prompt: string;
  readonly hour: string;
  readonly options: readonly Option[];
  /** Whether its only answer is drafted already. */
  readonly isProposed: boolean;
  /** By how much the page is larger than the screen, in pixels. */
  readonly scroll: { readonly across: number; readonly down: number };
}

/** How long bots may take on a busy machine, in milliseconds. */
export const PATIENCE = 60_000;

/** The panel that asks, and the end after which nothing is asked. */
export class Question {
  readonly page: Page;
  readonly panel: Locator;
  readonly prompt: Locator;
  readonly options: Locator;
  readonly draft: Locator;
  readonly confirm: Locator;
  /** Confirms together with what is offered after the draft. */
  readonly further: Locator;
  /** Confirms in spite of a warning. */
  readonly anyway: Locator;
  readonly refusal: Locator;
  readonly ending: Locator;
  /** The recap of what happened while the person was away. */
  readonly recap: Locator;
  /** Between two people at one screen. */
  readonly curtain: Locator;
  /** Ends a look for one person at a shared screen. */
  readonly putAway: Locator;

  constructor(page: Page) {
    this.page = page;
    this.panel = page.getByRole('region', { name: 'The question' });
    this.prompt = this.panel.getByRole('heading', { level: 2 });
    this.options = this.panel.locator('[data-option]');
    this.draft = this.panel.getByRole('status');
    this.confirm = this.panel.getByRole('button', { name: 'Confirm', exact: true });
    this.further = this.panel.getByRole('button', { name: /^Confirm(,| and) / });
    this.anyway = this.panel.getByRole('button', { name: 'Do it anyway' });
    this.refusal = this.panel.getByRole('alert');
    this.ending = page.getByRole('region', { name: /^You (won|lost)$|wins the game|everyone loses/ });
    this.recap = page.getByRole('complementary', { name: 'About this table' });
    this.putAway = page.getByRole('button', { name: 'Put it away' });
    this.curtain = page.getByRole('button', { name: /^I am / });
  }

  option(name: string | RegExp): Locator {
    return this.panel.getByRole('button', { name }).and(this.page.locator('[data-option]'));
  }

  /** Waits until the answer to a question was taken. The next one may open with a draft. */
  async expectTaken({ number }: Asked): Promise<void> {
    await expect(this.page.locator(`section[data-asked="${number}"]`)).toHaveCount(0);
  }

  /** What is asked just now, and not drafted yet; null if nothing is. */
  async glance(): Promise<Asked | null> {
    const seen = await this.page.evaluate(look);
    return seen === null || typeof seen === 'string' ? null : { ...seen, kind: kindOf(seen.prompt) };
  }

  /** Waits until something is asked and nothing is drafted yet. Null: the game is over. */
  async next(atCurtain?: () => Promise<void>): Promise<Asked | null> {
    const found = await this.page.waitForFunction(look, undefined, { timeout: PATIENCE });
    const seen = await found.jsonValue();
    if (seen === null || seen === 'over') return null;
    if (seen === 'recap') await this.recap.getByRole('button', { name: 'Continue' }).click();
    else if (seen === 'shown') await this.putAway.click();
    else if (seen === 'curtain') {
      await atCurtain?.();
      await this.curtain.click();
    } else return { ...seen, kind: kindOf(seen.prompt) };
    return this.next(atCurtain);
  }
}
