import type { Locator, Page } from '@playwright/test';

/** The door of a game on the home page. */
export function doorOf(page: Page, game: '011' | 'Diario'): Locator {
  return page.getByRole('region', { name: game, exact: true });
}
