import type { Page } from '@playwright/test';

/** What somebody wants of the page, by the name it is kept under. */
export type Settings = Readonly<Record<string, string>>;

/** Bots that move at once, and nothing that moves on the screen. */
const QUICK: Settings = { pace: 'instant', speed: '0' };

/** Settles what somebody wants before they come, unless they have changed it since. */
export async function settle(page: Page, settings: Settings = {}): Promise<void> {
  await page.addInitScript(
    (wanted) => {
      for (const [name, value] of Object.entries(wanted)) {
        if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
      }
    },
    named({ ...QUICK, ...settings }),
  );
}

function named(settings: Settings): Settings {
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [`vigilia.${name}`, value]));
}
