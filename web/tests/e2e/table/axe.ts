import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Everything on the page can be read and used by everybody, in each of these lights. Only colours change with the
 * light, so that the rest is looked at once.
 */
export async function expectAccessible(page: Page, themes: readonly string[]): Promise<void> {
  for (const [index, theme] of themes.entries()) {
    await page.evaluate((light) => {
      document.documentElement.dataset.theme = light;
    }, theme);
    // There are no frames here, for which it would open a page of its own each time.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    if (index > 0) axe.withRules(['color-contrast', 'link-in-text-block']);
    const { violations } = await axe.analyze();
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    const found = grave.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
    // Every fault of a test is told at once.
    expect.soft(found, theme).toEqual([]);
  }
}
