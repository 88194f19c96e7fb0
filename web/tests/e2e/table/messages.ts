import type { Page } from '@playwright/test';

/** All messages that the server sends to a page. */
export function messagesTo(page: Page): readonly string[] {
  const told: string[] = [];
  page.on('websocket', (line) => {
    line.on('framereceived', ({ payload }) => told.push(String(payload)));
  });
  return told;
}
