import type { Page } from '@playwright/test';

/** All that the house tells somebody, as it comes. */
export function toldTo(page: Page): readonly string[] {
  const told: string[] = [];
  page.on('websocket', (line) => {
    line.on('framereceived', ({ payload }) => told.push(String(payload)));
  });
  return told;
}
