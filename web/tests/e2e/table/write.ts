import { expect, type Page } from '@playwright/test';

/** Answers in notation, as it is typed. */
export async function write(page: Page, line: string): Promise<void> {
  const question = page.getByRole('region', { name: 'The question' });
  const tool = question.getByRole('button', { name: 'Write' });
  const drop = question.getByRole('button', { name: 'Cancel' });
  // A proposal that lies on a board, or comes to lie there just now, has the tools' place until it is dropped.
  await expect(async () => {
    if (await drop.isVisible()) await drop.click({ timeout: 1_000 });
    await tool.click({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  const answer = page.getByRole('textbox', { name: 'Your answer in notation' });
  await answer.fill(line);
  await answer.press('Enter');
  await expect(answer).toBeHidden();
}
