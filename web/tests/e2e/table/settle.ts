import type { Page } from '@playwright/test';

/** Settings by their storage keys. */
export type Settings = Readonly<Record<string, string>>;

/** Bots that move at once, and nothing that moves on the screen. */
const QUICK: Settings = { pace: 'instant', speed: '0' };

/** Stores settings before the page opens, unless the person has changed them since. */
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
