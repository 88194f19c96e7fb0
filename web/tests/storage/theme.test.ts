import { beforeEach, expect, test, vi } from 'vitest';
import { TestStorage } from './storage.ts';

/** The settings of a browser in which this is stored, and whose system wants this. */
async function settingsIn(storage: TestStorage, prefers: readonly string[]) {
  vi.resetModules();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: prefers.includes(query) }));
  vi.stubGlobal('document', { documentElement: { dataset: {}, style: { setProperty: () => null } } });
  return import('../../src/storage/settings.ts');
}

const LIGHT = ['(prefers-color-scheme: light)'];

let storage = new TestStorage();
beforeEach(() => {
  storage = new TestStorage();
});

test('a game opens in its theme for a person who has chosen none, and the page goes back to that of the system', async () => {
  const { proposeTheme, settings } = await settingsIn(storage, LIGHT);
  proposeTheme('dark');
  expect(settings.theme.value).toBe('dark');
  proposeTheme(null);
  expect(settings.theme.value).toBe('light');
  expect(storage.getItem('vigilia.theme')).toBeNull();
});

test('the theme that a person chose stands in every game, also the one that the system wants', async () => {
  const { proposeTheme, settings } = await settingsIn(storage, LIGHT);
  proposeTheme('dark');
  settings.theme.value = 'light';
  proposeTheme('dark');
  expect(settings.theme.value).toBe('light');
  const again = await settingsIn(storage, []);
  again.proposeTheme('dark');
  expect(again.settings.theme.value).toBe('light');
});

test('no game takes more contrast away', async () => {
  const { proposeTheme, settings } = await settingsIn(storage, ['(prefers-contrast: more)']);
  proposeTheme('dark');
  expect(settings.theme.value).toBe('contrast');
});
