import type { Locator, Page } from '@playwright/test';
import { golden, type Written } from './table/golden.ts';
import { lay } from './table/lay.ts';
import { choosing, helped, moving } from './table/position.ts';
import { Question } from './table/question.ts';
import { expect, test } from './table/test.ts';

interface Off {
  readonly name: string;
  readonly at: Written;
  readonly control: (page: Page, question: Question) => Locator;
  readonly why: string;
}

/** Event A, in a turn. */
const withoutPlays = golden(
  'hero-of-four',
  ({ event, own }, { choices }) =>
    event === 'A' &&
    own?.tiles.includes('tram-pass-2') === true &&
    choices.some(({ verb }) => verb === 'turn'),
);

const OFF: readonly Off[] = [
  {
    name: 'a Character who is blocked',
    at: golden('hero-of-four', ({ blocked }, { choices }) => {
      return blocked.includes('lewis') && choices.some(({ verb }) => verb === 'choose');
    }),
    control: (_, question) => question.option(/^Lewis/),
    why: 'Lewis is blocked this Hour.',
  },
  {
    name: 'a Character who was used',
    at: golden('hero-of-four', ({ used }, { choices }) => {
      return 'vikstrom' in used && choices.some(({ verb }) => verb === 'choose');
    }),
    control: (_, question) => question.option(/^Vikström/),
    why: 'Vikström has already been used this Hour.',
  },
  {
    name: 'a tooth that is too dear',
    at: golden('out-of-time', (_, { choices }) => {
      const turns = choices.filter(({ verb }) => verb === 'turn');
      return turns.length > 0 && turns.length < 3;
    }),
    control: (_, question) => question.option(/^3 teeth/),
    why: 'You have 3 Time, and a payment must leave you with at least 1.',
  },
  {
    name: 'a card that acts with a Character, before one is chosen',
    at: choosing,
    control: (page) => page.getByRole('button', { name: /^Transport/ }),
    why: 'This acts with the Character of your turn: choose one first.',
  },
  {
    name: 'a card between choosing and the end of the ability',
    at: helped,
    control: (page) => page.getByRole('list', { name: 'Your Power cards' }).getByRole('button').first(),
    why: 'The ability of the Character you have chosen comes first. Cards and tiles are played before choosing, or after the ability.',
  },
  {
    name: 'a card in an Hour without cards',
    at: withoutPlays,
    control: (page) =>
      page
        .getByRole('list', { name: 'Your Power cards' })
        .getByRole('button')
        .filter({ hasNotText: 'Already played' })
        .first(),
    why: 'Nobody may play Item tiles or Power cards this Hour.',
  },
  {
    name: 'a tile in an Hour without tiles',
    at: withoutPlays,
    control: (page) => page.getByRole('button', { name: /^Tram Pass/ }),
    why: 'Nobody may play Item tiles or Power cards this Hour.',
  },
  {
    name: 'a square too far away',
    at: moving,
    control: (page) => page.locator('[data-square="r1c3"]'),
    why: 'r1c3 is more than one step away.',
  },
  {
    name: 'a victory nobody can declare yet',
    at: choosing,
    control: (_, question) => question.option('Declare victory…'),
    why: 'A Hero can only declare victory once the Organ stands on the map.',
  },
];

for (const { name, at, control, why } of OFF) {
  test(`${name} is refused with its clause`, async ({ page, context }) => {
    await page.goto(await lay(page, at));
    const question = new Question(page);
    await question.next();
    const off = control(page, question);
    await expect(off).toHaveAttribute('aria-disabled', 'true');
    // Playwright would wait until the disabled button is enabled.
    await off.click({ force: true });
    await expect(question.refusal.locator('p > span')).toHaveText(why);
    await expect(question.confirm).toBeHidden();

    const rule = question.refusal.getByRole('link', { name: /^The rule/ });
    const clause = (await rule.textContent()) ?? '';
    const opening = context.waitForEvent('page');
    await rule.click();
    const rulebook = await opening;
    await expect(rulebook).toHaveURL(new RegExp(`/rules/011/${clause}$`));
    const shown = rulebook.locator(`[id="${clause}"]`);
    await expect(shown).toHaveAttribute('data-current', 'true');
    await expect(shown).toBeInViewport();
    await expect(shown.locator('dd')).not.toBeEmpty();
  });
}
