import type { Page, WebSocketRoute } from '@playwright/test';

/** A connection to the server that can be cut and restored. */
export async function cuttable(page: Page) {
  const lines = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket(/[/]socket$/, (line) => {
    if (isCut) return line.close();
    const server = line.connectToServer();
    lines.add(line).add(server);
  });
  return {
    async cut() {
      isCut = true;
      await page.context().setOffline(true);
      for (const line of lines) await line.close();
    },
    async mend() {
      isCut = false;
      await page.context().setOffline(false);
    },
  };
}
