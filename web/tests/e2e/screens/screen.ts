import { expect, type Page } from '@playwright/test';
import { lay } from '../table/lay.ts';
import { Question } from '../table/question.ts';

/** A screen, and how to get there, or from the screen before it in the same page. */
export interface Screen {
  readonly name: string;
  /** Dark and light by default. */
  readonly lights?: readonly string[];
  come(page: Page): Promise<void>;
}

/** Screens by page: to open a page takes longer than to look at it. */
export type Screens = Readonly<Record<string, readonly Screen[]>>;

export const LIGHTS = ['dark', 'light'];
export const EVERY_LIGHT = [...LIGHTS, 'contrast'];

export const at = (path: string, heading: string | RegExp) => async (page: Page) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.locator('main[aria-busy="true"]')).toHaveCount(0);
};

export const asked =
  (...laying: Parameters<typeof lay> extends [Page, ...infer Rest] ? Rest : never) =>
  async (page: Page) => {
    await page.goto(await lay(page, ...laying));
    await new Question(page).next();
  };

export const press = async (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Opens what a phone has on a tab and a wider screen behind a button. */
export const open = async (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).or(page.getByRole('tab', { name })).click();

/** Goes on from a dialog to what the page behind it leads to. */
export const closeDialog = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};
