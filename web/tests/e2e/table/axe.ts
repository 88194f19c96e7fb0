import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Everything on the page can be read and used by everybody, in each of these lights. */
export async function expectAccessible(page: Page, themes: readonly string[]): Promise<void> {
  for (const theme of themes) {
    await page.evaluate((light) => {
      document.documentElement.dataset.theme = light;
    }, theme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    const found = grave.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
    expect(found, theme).toEqual([]);
  }
}
