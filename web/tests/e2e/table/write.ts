import { expect, type Page } from '@playwright/test';

/** Answers in notation, as it is typed. */
export async function write(page: Page, line: string): Promise<void> {
  await page.getByRole('region', { name: 'The question' }).getByRole('button', { name: 'Write' }).click();
  const answer = page.getByRole('textbox', { name: 'Your answer in notation' });
  await answer.fill(line);
  await answer.press('Enter');
  await expect(answer).toBeHidden();
}
