import { expect, type Page } from '@playwright/test';
import { doorOf } from '../table/door.ts';
import { lay } from '../table/lay.ts';
import { choosing } from '../table/position.ts';
import { Question } from '../table/question.ts';
import { at, closeDialog, EVERY_LIGHT, press, type Screens } from './screen.ts';

const enter = async (page: Page, name: string) => doorOf(page, '011').getByRole('button', { name }).click();

/** Opens everything that is folded, also what that reveals. */
const unfold = async (page: Page, where: string) => {
  await page.locator(`${where} details`).first().waitFor();
  const folded = page.locator(`${where} details:not([open]) > summary`);
  while ((await folded.count()) > 0) await folded.first().click();
};

/** The front door, what it leads to, and the pages to learn from. */
export const HOME: Screens = {
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
    { name: 'the shelf of Diaries', come: at('/shelf/diario', 'The shelf of Diaries') },
    { name: 'a link from another device', come: at('/claim/not-a-token', 'Your tables on this device') },
    { name: 'an address that leads nowhere', come: at('/nowhere/at/all', 'Nothing here') },
  ],
};
