import { expect, type Page } from '@playwright/test';

/** Answers in notation, as it is typed. */
export async function write(page: Page, line: string): Promise<void> {
  const question = page.getByRole('region', { name: 'The question' });
  const tool = question.getByRole('button', { name: 'Write' });
  const drop = question.getByRole('button', { name: 'Cancel' });
  // A proposal that lies on a board has the tools' place until it is dropped.
  await expect(tool.or(drop).first()).toBeVisible();
  if (await drop.isVisible()) await drop.click();
  await tool.click();
  const answer = page.getByRole('textbox', { name: 'Your answer in notation' });
  await answer.fill(line);
  await answer.press('Enter');
  await expect(answer).toBeHidden();
}
