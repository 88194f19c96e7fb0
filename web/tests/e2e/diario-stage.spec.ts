import type { Page } from '@playwright/test';
import { expectAccessible } from './table/axe.ts';
import { before, golden } from './table/diario/golden.ts';
import { Journal } from './table/diario/journal.ts';
import { layDiario } from './table/diario/lay.ts';
import { byKeys } from './table/diario/writers.ts';
import { expect, test } from './table/test.ts';

/** Notes every state of a scene, in the page; `skips`: the first beat of a scene that moves is put away with a press. */
function watchScenes({ skips }: { readonly skips: boolean }) {
  const seen: string[] = [];
  let last: string | null = null;
  Object.assign(globalThis, { seen });
  new MutationObserver(() => {
    const scene = document.querySelector<HTMLElement>('.scene-player');
    const { scene: name, state, beat } = scene?.dataset ?? {};
    const now = scene === null ? null : `${name} ${state} ${beat}`;
    if (last === now) return;
    last = now;
    if (now === null) return;
    seen.push(now);
    if (skips && state === 'playing') dispatchEvent(new KeyboardEvent('keydown', { key: 'x' }));
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-beat'] });
}

const seenOn = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);

/** Sets the speed of what moves, which the suite otherwise keeps at none. */
const moveAt = (page: Page, speed: number) =>
  page.addInitScript((wanted) => localStorage.setItem('vigilia.speed', String(wanted)), speed);

/** The first fight of a golden game, when weapons are taken up. */
const arming = () =>
  golden('fight-won', ({ fight }, { prompt }) => fight !== null && prompt.key === 'prompt.arm');

test('a fight has the stage, and a round of it is played beat by beat while its question is open', async ({
  page,
}) => {
  await moveAt(page, 4);
  await page.addInitScript(watchScenes, { skips: false });
  await page.goto(await layDiario(page, arming()));
  const journal = new Journal(page, byKeys(page));
  await journal.next();
  const enemies = page.getByRole('list', { name: 'Enemies' });
  await expect(enemies.getByRole('listitem')).toContainText(['The lad with the knife']);
  await expect(page.getByRole('list', { name: 'Our people' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page, ['dark', 'light']);
  await journal.answer();
  await journal.next();
  await expect.poll(() => seenOn(page)).toContain('fight playing 3');
  await expect(journal.panel).toBeVisible();
  await expect(page.locator('.scene-player')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'This round so far' })).toContainText('struck');
});

test('of four enemies each has name and wounds in sight, on a laptop and on a phone', async ({ page }) => {
  const four = golden('conceded', ({ fight }) => fight?.enemies.length === 4);
  await page.goto(await layDiario(page, four, { names: ['Livia', 'Bruno'] }));
  await new Journal(page, byKeys(page)).next();
  const enemies = page.getByRole('list', { name: 'Enemies' }).getByRole('listitem');
  await expect(enemies).toHaveCount(4);
  for (const size of [
    { width: 1280, height: 720 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    for (const enemy of await enemies.all()) {
      await expect(enemy.locator('.combatant_wounds > [aria-hidden]').last()).toBeInViewport({ ratio: 1 });
      await expect(enemy.locator('b')).toBeInViewport();
    }
  }
});

test('a press puts a scene away at its first beat', async ({ page }) => {
  await moveAt(page, 1);
  await page.addInitScript(watchScenes, { skips: true });
  await page.goto(await layDiario(page, arming()));
  const journal = new Journal(page, byKeys(page));
  await journal.answer();
  await journal.next();
  // A preset may go on with the round, and what it brings is another scene.
  await expect.poll(() => seenOn(page)).toContain('fight playing 0');
  await expect(page.locator('.scene-player')).toHaveCount(0);
  expect(new Set(await seenOn(page))).toEqual(new Set(['fight playing 0']));
});

test('without motion a scene stands still with its last picture', async ({ page }) => {
  await page.addInitScript(watchScenes, { skips: false });
  await page.goto(await layDiario(page, arming()));
  const journal = new Journal(page, byKeys(page));
  await journal.answer();
  await expect.poll(() => seenOn(page)).toHaveLength(1);
  expect((await seenOn(page))[0]).toMatch(/^fight still [1-9]/);
});

test.describe('on a new device', () => {
  test.use({ knowsSound: false });

  test('Diario opens dark, and asks for sound once', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(await layDiario(page, before('fight-won', /^p1 eat/)));
    const offer = page.getByRole('region', { name: /Would you like to hear it/ });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await offer.getByRole('button', { name: 'In silence' }).click();
    await expect(offer).toHaveCount(0);
    await page.reload();
    await new Journal(page, byKeys(page)).next();
    await expect(offer).toHaveCount(0);
    await page.getByRole('link', { name: 'Vigilia' }).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});
