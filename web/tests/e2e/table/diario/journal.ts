import { expect, type Locator, type Page } from '@playwright/test';
import { look, type Seen } from './look.ts';

/** How long the page may take until it asks again on a busy machine, in milliseconds. */
const PATIENCE = 60_000;

/** How a person answers on the boards: by mouse, touch or keyboard. */
export interface Writer {
  press(control: Locator): Promise<void>;
}

/** The question of a table of Diario. Boards propose; what they propose, or the first option, is confirmed. */
export class Journal {
  readonly page: Page;
  readonly panel: Locator;
  readonly confirm: Locator;
  readonly options: Locator;
  readonly ending: Locator;
  private readonly writer: Writer;
  private answered = '';

  constructor(page: Page, writer: Writer) {
    this.page = page;
    this.writer = writer;
    this.panel = page.getByRole('region', { name: 'The question' });
    this.confirm = this.panel.getByRole('button', { name: /^(Confirm|Do it anyway)$/ });
    this.options = this.panel.locator('[data-option]:not([aria-disabled="true"])');
    this.ending = page.locator('section:has(> #ending-title)');
  }

  /** Waits until something new is asked. Null: the game is over. */
  async next(): Promise<Exclude<Seen, string> | null> {
    const found = await this.page.waitForFunction(look, this.answered, { timeout: PATIENCE });
    const seen = await found.jsonValue();
    if (seen === null || seen === 'over') return null;
    if (seen === 'recap') await this.writer.press(this.page.getByRole('button', { name: 'Continue' }));
    else if (seen === 'curtain') await this.writer.press(this.page.getByRole('button', { name: /^I am / }));
    else if (seen === 'page')
      await this.writer.press(this.page.getByRole('button', { name: /^(Begin|Go on)$/ }));
    else return seen;
    return this.next();
  }

  /** Confirms what is proposed, or the first option. Returns what was asked; null: the game is over. */
  async answer(): Promise<string | null> {
    const asked = await this.next();
    if (asked === null) return null;
    expect(asked.scroll, `the page scrolls at “${asked.prompt}”`).toEqual({ across: 0, down: 0 });
    if (!asked.isPlanned) await this.writer.press(this.options.or(this.confirm).first());
    if (await this.isSettled(asked.question)) return this.answer();
    await expect(this.confirm).toBeInViewport({ ratio: 1 });
    await this.send(asked.question);
    return asked.prompt;
  }

  /** Answers until the prompt is such a one, or the game is over. Returns every prompt, in order. */
  async play(until: (prompt: string) => boolean = () => false): Promise<string[]> {
    const prompts: string[] = [];
    for (let asked = await this.next(); asked !== null && !until(asked.prompt); asked = await this.next()) {
      await this.answer();
      prompts.push(asked.prompt);
    }
    return prompts;
  }

  /** Waits for a plan. Says whether a preset has answered the question meanwhile. */
  private async isSettled(question: string): Promise<boolean> {
    const found = await this.page.waitForFunction(
      (asked) => {
        const panel = document.querySelector<HTMLElement>('section[data-asked]');
        if (panel?.dataset.asked !== asked) return 'settled';
        return panel.querySelector('[aria-keyshortcuts="Enter"]') !== null && 'planned';
      },
      question,
      { timeout: PATIENCE },
    );
    return (await found.jsonValue()) === 'settled';
  }

  /** A warning asks once more. */
  private async send(question: string): Promise<void> {
    await this.writer.press(this.confirm);
    const anyway = this.page.getByRole('button', { name: 'Do it anyway' });
    const isSent = await this.page.waitForFunction(
      (asked) =>
        document.querySelector('.draft-bar_draft-anyway') !== null
          ? 'warned'
          : document.querySelector<HTMLElement>('section[data-asked]')?.dataset.asked !== asked && 'sent',
      question,
      { timeout: PATIENCE },
    );
    if ((await isSent.jsonValue()) === 'warned') await this.writer.press(anyway);
    this.answered = question;
  }
}
