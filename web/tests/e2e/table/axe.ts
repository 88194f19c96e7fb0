import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { looseEnds } from './loose-ends.ts';

/** The rules that look at colours. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Everything on the page can be read and used by everybody, in each of these lights. Only colours change with the
 * light, so that the rest is looked at once.
 */
export async function expectAccessible(page: Page, themes: readonly string[]): Promise<void> {
  expect.soft(await page.evaluate(looseEnds)).toEqual([]);
  // A page that was looked at before has it already.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  for (const [index, theme] of themes.entries()) {
    const options: RunOptions = {
      resultTypes: ['violations'],
      ...(index > 0 && { runOnly: { type: 'rule', values: COLOURS } }),
    };
    const { violations } = await look(page, theme, options);
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    const found = grave.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
    // Every fault of a test is told at once.
    expect.soft(found, theme).toEqual([]);
  }
}

function look(page: Page, theme: string, options: RunOptions): Promise<Pick<AxeResults, 'violations'>> {
  return page.evaluate(
    async ([light, run]) => {
      document.documentElement.dataset.theme = light;
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, run);
      return { violations };
    },
    [theme, options] as const,
  );
}
