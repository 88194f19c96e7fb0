import { expect } from '@playwright/test';
import { linesOf } from '../table/golden.ts';
import { lay } from '../table/lay.ts';
import { auction, choosing, moving, position, turning } from '../table/position.ts';
import { Question } from '../table/question.ts';
import { write } from '../table/write.ts';
import { asked, closeDialog, EVERY_LIGHT, open, press, type Screens } from './screen.ts';

/** The first seat has only to end its turn, and wins. */
const nearlyOver = { lines: linesOf('hero-of-four').slice(0, -1), seat: 0 };
const declaring = position('hero', 2);

/** The tables of 011. */
export const ELEVEN: Screens = {
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
        // It is offered if no answer is drafted.
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
        await expect(page.locator('.asides_hints[aria-busy="false"]')).toBeVisible();
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
      name: 'the declaration',
      async come(page) {
        await asked(declaring, { assist: 'odds' })(page);
        await press(page, 'Declare victory…');
        await page.getByRole('dialog').getByRole('button', { name: 'Johnsson' }).first().click();
      },
    },
    {
      name: 'the log',
      async come(page) {
        await closeDialog(page);
        await open(page, 'Log');
      },
    },
    {
      name: 'the deduction sheet',
      async come(page) {
        await open(page, /^Sheet/);
        await expect(page.getByRole('grid', { name: 'Deduction sheet' })).toBeVisible();
      },
    },
    { name: 'the menu', come: (page) => press(page, 'Menu') },
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
  'the end': [
    {
      name: 'the ending',
      async come(page) {
        await asked(nearlyOver)(page);
        await write(page, 'end');
        const { ending } = new Question(page);
        await ending.getByText('Proof and files').click();
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
};
