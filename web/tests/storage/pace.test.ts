import { expect, test, vi } from 'vitest';
import { TestStorage } from './storage.ts';

async function settingsIn(storage: TestStorage) {
  vi.resetModules();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', { documentElement: { dataset: {}, style: { setProperty: () => null } } });
  return import('../../src/storage/settings.ts');
}

test('bots take their time until a first game was played to its end', async () => {
  const storage = new TestStorage();
  const { settings } = await settingsIn(storage);
  expect(settings.pace.value).toBe('calm');
  expect((await settingsIn(storage)).settings.pace.value).toBe('calm');
  (await settingsIn(storage)).noteGamePlayed();
  expect((await settingsIn(storage)).settings.pace.value).toBe('brisk');
});

test('the pace that a person has chosen stands after a game', async () => {
  const storage = new TestStorage();
  const chosen = await settingsIn(storage);
  chosen.settings.pace.value = 'instant';
  chosen.noteGamePlayed();
  expect((await settingsIn(storage)).settings.pace.value).toBe('instant');
});
