import type { Page } from '@playwright/test';
import { doorOf } from './table/door.ts';
import { play } from './table/game.ts';
import { linesOf } from './table/golden.ts';
import { mouse } from './table/hand.ts';
import type { Kind } from './table/kind.ts';
import { lay } from './table/lay.ts';
import { Question } from './table/question.ts';
import { expect, test } from './table/test.ts';
import { write } from './table/write.ts';

const PEOPLE = ['Ada', 'Bruno', 'Carla'];
const OPEN: readonly Kind[] = ['open', 'raise', 'clue'];

test('three people at one screen: a curtain before secrets, none between bids', async ({ page }) => {
  await page.goto('/');
  await doorOf(page, '011').getByRole('button', { name: 'Around one screen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Around one screen' });
  await dialog.getByRole('radio', { name: '3' }).check();
  for (const [seat, name] of PEOPLE.entries())
    await dialog.getByRole('textbox', { name: `Name of player ${seat + 1}` }).fill(name);
  await dialog.getByRole('button', { name: 'Sit down' }).click();

  const question = new Question(page);
  const hand = page.locator('.hand');
  const alone = page.getByRole('button', { name: 'For my eyes only' });
  const behind: string[] = [];
  let isLifted = false;
  const atCurtain = async () => {
    const heading = page.getByRole('heading', { name: /^Pass the screen to/ });
    const words = (await heading.textContent()) ?? '';
    behind.push(words);
    isLifted = true;
    await expect(question.curtain).toBeFocused();
    // The table is not in the document, not only hidden.
    const all = await page.locator('main.curtain').innerText();
    const name = words.replace('Pass the screen to ', '');
    expect(all.split('\n').filter((line) => line.trim() !== '')).toEqual([words, `I am ${name}`]);
    await expect(page.locator('[data-square], [data-option], [data-asked]')).toHaveCount(0);
    await expect(page).toHaveTitle(new RegExp(words));
    await expectNothingSecret(page);
  };
  /** For each question that needs no secret, whether it was asked before all eyes. */
  const open: boolean[] = [];
  const otherwise = async ({ kind }: { readonly kind: Kind }) => {
    const isPrivate = isLifted || !OPEN.includes(kind);
    if (OPEN.includes(kind)) open.push(!isLifted);
    isLifted = isPrivate && !OPEN.includes(kind);
    if (isPrivate) await expect(hand).toBeVisible();
    else await expectNothingSecret(page);
    if (!isPrivate && open.filter((each) => each).length === 1) {
      await alone.click();
      await question.next(atCurtain);
      await expect(hand).toBeVisible();
      isLifted = false;
      await alone.click();
      await expect(hand).toHaveCount(0);
    }
    return false;
  };
  const kinds = await play(question, {
    hand: mouse,
    atCurtain,
    otherwise,
    until: ({ hour }) => hour === 'II',
  });
  expect(kinds.filter((kind) => kind === 'choose')).toHaveLength(PEOPLE.length);
  // Everybody looks once at what they were dealt; then all bid before all eyes.
  expect(open.filter((each) => !each)).toHaveLength(PEOPLE.length);
  expect(open.filter((each) => each).length).toBeGreaterThan(0);
  expect(new Set(behind)).toEqual(new Set(PEOPLE.map((name) => `Pass the screen to ${name}`)));
});

/** Nothing that one person alone may know is in the document, the words for screen readers among it. */
async function expectNothingSecret(page: Page): Promise<void> {
  await expect(page.locator('.hand, .secret-cards_hand-secret, .turned, .asides_hints')).toHaveCount(0);
  expect(await page.locator('#page').textContent()).not.toMatch(/You (were dealt|drew|looked|saw)|Only you/);
}

/** The first seat is to declare, and is right. */
const declaring = () => {
  const lines = linesOf('hero-of-four');
  return {
    lines: lines.slice(
      0,
      lines.findIndex((line) => line.includes(' declare ')),
    ),
    seat: 0,
  };
};

test('a declaration is a moment with its checks; a key puts it away and answers too', async ({ page }) => {
  // The moment stays until it is put away: a slow machine would miss it.
  await page.addInitScript(() => {
    const later = window.setTimeout;
    const never = (then: () => void, wait?: number) => later(then, wait === 2_000 ? 2 ** 30 : wait);
    Object.assign(window, { setTimeout: never });
  });
  await page.goto(await lay(page, declaring()));
  const question = new Question(page);
  await question.next();
  await write(page, 'declare vidal');
  const moment = page.locator('[data-moment="declaration"]');
  await expect(moment.locator('svg').first()).toBeVisible();
  const checks = ['15 of 15', 'The Organ stands on', '1 step to go', 'Livia was right'];
  await expect(moment.locator('.moments_moment-line')).toContainText(checks);
  const heard = page.locator('.heard-only > [aria-live="polite"]');
  for (const words of checks) await expect(heard).toContainText(words);
  await page.keyboard.press('1');
  await expect(moment).toHaveCount(0);
  await expect(question.confirm).toBeVisible();
});

test('moments come one after the other and go by themselves', async ({ newcomer }) => {
  const page = await newcomer({ speed: '4' });
  await page.addInitScript(() => {
    const seen: string[][] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const shown = [...document.querySelectorAll<HTMLElement>('[data-moment]')];
      const names = shown.map(({ dataset }) => dataset.moment ?? '');
      if (names.length > 0 && seen.at(-1)?.join() !== names.join()) seen.push(names);
    }).observe(document, { childList: true, subtree: true });
  });
  const lines = linesOf('wrong-declaration');
  const at = lines.findIndex((line) => line.includes(' declare '));
  const [by = '', , character] = lines[at]?.split(' ') ?? [];
  await page.goto(await lay(page, { lines: lines.slice(0, at), seat: Number(by.slice(1)) - 1 }));
  await new Question(page).next();
  await write(page, `declare ${character}`);
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[][] }).seen);
  await expect.poll(async () => (await seen()).slice(0, 2)).toEqual([['declaration'], ['wrong']]);
  await expect(page.locator('[data-moment]')).toHaveCount(0);
});
