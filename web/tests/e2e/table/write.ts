import { expect, type Page } from '@playwright/test';

/** Answers in notation, as it is typed. An answer that is not taken leaves the line open. */
export async function write(page: Page, line: string, { isTaken = true } = {}): Promise<void> {
  const question = page.getByRole('region', { name: 'The question' });
  const tool = question.getByRole('button', { name: 'Write' });
  const drop = question.getByRole('button', { name: 'Cancel' });
  const answer = page.getByRole('textbox', { name: 'Your answer in notation' });
  // A proposal that lies on a board, or comes to lie there just now, has the tools' place until it is dropped. A press
  // that seemed to fail may have opened the line all the same: another would close it.
  await expect(async () => {
    if (await answer.isVisible()) return;
    if (await drop.isVisible()) await drop.click({ timeout: 2_000 });
    await tool.click({ timeout: 2_000 });
    await expect(answer).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await answer.fill(line);
  await answer.press('Enter');
  await expect(answer).toBeVisible({ visible: !isTaken });
}
