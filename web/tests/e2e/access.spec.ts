import type { Page } from '@playwright/test';
import { expectAccessible } from './table/axe.ts';
import { doorOf } from './table/door.ts';
import { linesOf } from './table/golden.ts';
import { Keys } from './table/keys.ts';
import { deal, lay } from './table/lay.ts';
import { auction, choosing, moving, position, turning } from './table/position.ts';
import { Question } from './table/question.ts';
import { expect, test } from './table/test.ts';
import { write } from './table/write.ts';

const LIGHTS = ['dark', 'light'];
const EVERY_LIGHT = [...LIGHTS, 'contrast'];

/** The third seat has only to end its turn, and wins. */
const nearlyOver = { lines: linesOf('hero-of-four').slice(0, -1), seat: 2 };
const declaring = position('hero', 2);

/** A screen, and how to get there, or from the screen before it in the same page. */
interface Screen {
  readonly name: string;
  readonly lights?: readonly string[];
  come(page: Page): Promise<void>;
}

const at = (path: string, heading: string | RegExp) => async (page: Page) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.locator('main[aria-busy="true"]')).toHaveCount(0);
};

const asked =
  (...laying: Parameters<typeof lay> extends [Page, ...infer Rest] ? Rest : never) =>
  async (page: Page) => {
    await page.goto(await lay(page, ...laying));
    await new Question(page).next();
  };

const press = async (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

const enter = async (page: Page, name: string) => doorOf(page, '011').getByRole('button', { name }).click();

/** Opens everything that is folded, also what that reveals. */
const unfold = async (page: Page, where: string) => {
  await page.locator(`${where} details`).first().waitFor();
  const folded = page.locator(`${where} details:not([open]) > summary`);
  while ((await folded.count()) > 0) await folded.first().click();
};

/** Goes on from a dialog to what the page behind it leads to. */
const closeDialog = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

/** By page: to open a page takes longer than to look at it. */
const PAGES: Readonly<Record<string, readonly Screen[]>> = {
  'the front door': [
    { name: 'folded', lights: EVERY_LIGHT, come: at('/', 'Vigilia') },
    {
      name: 'unfolded',
      async come(page) {
        await unfold(page, '.door');
        await expect(page.getByRole('combobox', { name: 'Difficulty' })).toBeVisible();
      },
    },
    {
      name: 'the settings',
      async come(page) {
        await press(page, 'Settings');
        await unfold(page, 'dialog');
        await expect(page.getByRole('button', { name: 'Show me twelve words' })).toBeVisible();
      },
    },
    {
      name: 'around one screen',
      async come(page) {
        await closeDialog(page);
        await enter(page, 'Around one screen');
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    {
      name: 'a table for friends',
      async come(page) {
        await closeDialog(page);
        await enter(page, 'Play with friends');
        await expect(page.getByRole('dialog')).toBeVisible();
        await unfold(page, 'dialog');
      },
    },
    {
      name: 'the gathering',
      async come(page) {
        await press(page, 'Open the table');
        await expect(page.getByRole('button', { name: 'Begin the game' })).toBeVisible();
        await unfold(page, 'main');
      },
    },
  ],
  'the front door with a table': [
    {
      name: 'the table',
      async come(page) {
        await lay(page, choosing);
        await page.goto('/');
        await expect(page.getByRole('link', { name: /^Your turn/ })).toBeVisible();
      },
    },
    {
      name: 'what can be done with it',
      async come(page) {
        await press(page, 'This table');
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
  ],
  'an auction': [
    {
      name: 'a bid',
      lights: EVERY_LIGHT,
      async come(page) {
        await asked(auction)(page);
        await page.keyboard.press('1');
      },
    },
    {
      name: 'an order',
      async come(page) {
        // It is offered where no answer is drafted.
        await page.keyboard.press('Escape');
        await press(page, 'Auto-bid');
      },
    },
  ],
  'the opening of an auction': [{ name: 'a bid', come: asked(position('auction', 2)) }],
  'choosing a Character': [
    { name: 'the question', come: asked(choosing, { assist: 'hints' }) },
    {
      name: 'hints',
      async come(page) {
        await press(page, 'Hint');
        await expect(page.locator('.hints[aria-busy="false"]')).toBeVisible();
      },
    },
    { name: 'an answer in writing', come: (page) => press(page, 'Write') },
    { name: 'the keys', come: (page) => press(page, 'Keys') },
  ],
  'the Gears': [{ name: 'a turn', come: asked(turning) }],
  moving: [
    {
      name: 'a walk',
      lights: EVERY_LIGHT,
      async come(page) {
        await asked(moving)(page);
        await page.locator('[data-square="r6c5"]').click();
      },
    },
    {
      name: 'why not',
      async come(page) {
        await page.locator('[data-square="r1c3"]').click({ force: true });
        await expect(new Question(page).refusal).not.toBeEmpty();
      },
    },
  ],
  'a turn near the end': [
    {
      name: 'the log',
      come: async (page) => asked(declaring, { assist: 'odds' })(page).then(() => press(page, 'Log')),
    },
    {
      name: 'the deduction sheet',
      async come(page) {
        await press(page, /^Sheet/);
        await expect(page.getByRole('heading', { name: 'Deduction sheet' })).toBeVisible();
      },
    },
    {
      name: 'the declaration',
      async come(page) {
        await press(page, 'Declare victory…');
        await page.getByRole('dialog').getByRole('button', { name: 'Johnsson' }).first().click();
      },
    },
    {
      name: 'the menu',
      async come(page) {
        await closeDialog(page);
        await press(page, 'Menu');
      },
    },
  ],
  'placing a Location tile': [{ name: 'the question', come: asked(position('organ', 0)) }],
  'what happened meanwhile': [
    {
      name: 'the recap',
      async come(page) {
        await page.goto(await lay(page, declaring, { seen: 20 }));
        await expect(page.getByRole('heading', { name: 'Since you left' })).toBeVisible();
      },
    },
  ],
  'one screen': [
    {
      name: 'the curtain',
      async come(page) {
        await page.goto('/');
        await enter(page, 'Around one screen');
        await press(page, 'Sit down');
        await expect(new Question(page).curtain).toBeVisible();
      },
    },
  ],
  'the end': [
    {
      name: 'the ending',
      async come(page) {
        await asked(nearlyOver)(page);
        await write(page, 'end');
        const { ending } = new Question(page);
        await ending.getByRole('button', { name: 'Verify the game' }).click();
        await expect(ending.getByText('played again from the seed')).toBeVisible();
      },
    },
    {
      name: 'a replay',
      async come(page) {
        await page.getByRole('link', { name: 'Replay' }).click();
        await expect(page.getByRole('group', { name: 'Through the game' })).toBeVisible();
      },
    },
  ],
  'a page to learn from': [
    {
      name: 'the lessons',
      async come(page) {
        await at('/learn', 'Learn 011 and Diario')(page);
        await expect(page.getByRole('link', { name: /^The auction/ })).toBeVisible();
      },
    },
    {
      name: 'a lesson',
      async come(page) {
        await page.goto('/learn/auction');
        await new Question(page).next();
      },
    },
    {
      name: 'the rulebook',
      async come(page) {
        await page.goto('/rules/011/ACT-5');
        await expect(page.locator('[id="ACT-5"]')).toBeInViewport();
      },
    },
    {
      name: 'the rulebook, searched',
      async come(page) {
        await page.goto('/rules/011');
        await page.getByRole('searchbox').fill('wolf');
        await expect(page.locator('mark').first()).toBeVisible();
      },
    },
    { name: 'the rules on one page', come: at('/rules/011/summary', '011 on one page') },
  ],
  'a small page': [
    { name: 'the door to replays', come: at('/replay', 'Replay') },
    { name: 'the credits', come: at('/credits', /./) },
    { name: 'a link from another device', come: at('/claim/not-a-token', 'Your tables on this device') },
    { name: 'an address that leads nowhere', come: at('/nowhere/at/all', 'Nothing here') },
  ],
};

for (const [name, screens] of Object.entries(PAGES)) {
  test(`${name} has no accessibility faults`, async ({ page }) => {
    for (const screen of screens)
      await test.step(screen.name, async () => {
        await screen.come(page);
        await expectAccessible(page, screen.lights ?? LIGHTS);
      });
  });
}

/** Collects what is read aloud from now on; slow bots are read in several parts. */
async function listen(page: Page): Promise<() => Promise<string>> {
  const region = page.locator('.heard-only > [aria-live="polite"]');
  await region.evaluate((polite) => {
    const collect = () =>
      polite.setAttribute('data-heard', `${polite.getAttribute('data-heard') ?? ''} ${polite.textContent}`);
    new MutationObserver(collect).observe(polite, { childList: true, subtree: true });
  });
  return async () => (await region.getAttribute('data-heard')) ?? '';
}

test('the moves of bots and the own turn are read aloud', async ({ page }) => {
  await page.goto(await lay(page, deal('read aloud')));
  const question = new Question(page);
  const urgent = page.locator('.heard-only > [aria-live="assertive"] > p');
  await question.next();
  const prompt = await question.prompt.textContent();
  await expect(urgent).toHaveText(`Your turn. ${prompt}`);

  const heard = await listen(page);
  await press(page, 'Log');
  const told = page.getByRole('region', { name: 'What happened' }).getByRole('listitem');
  const before = await told.count();
  await question.options.first().click();
  await question.confirm.click();
  await question.next();
  const sentences = (await told.allTextContents()).slice(before);
  const byBots = sentences.filter((sentence) => !sentence.startsWith('Livia'));
  expect(byBots.length).toBeGreaterThan(0);
  for (const sentence of byBots) await expect.poll(heard).toContain(sentence);
  await expect(urgent).toHaveText(`Your turn. ${await question.prompt.textContent()}`);
});

for (const [name, come] of [
  ['the front door', at('/', 'Vigilia')],
  ['a table', asked(choosing)],
] as const) {
  test(`Tab shows its focus everywhere in ${name}`, async ({ page }) => {
    await come(page);
    const keys = new Keys(page);
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab');
      await keys.expectVisibleFocus();
    }
  });
}
