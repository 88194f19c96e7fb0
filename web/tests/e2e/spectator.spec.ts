import type { Page } from '@playwright/test';
import { doorOf } from './table/door.ts';
import { answer, plan } from './table/game.ts';
import { mouse } from './table/hand.ts';
import { messagesTo } from './table/messages.ts';
import { type Asked, Question } from './table/question.ts';
import { expect, test } from './table/test.ts';

/** What a person holds, in the words of their own screen. */
async function heldBy(page: Page): Promise<string[]> {
  const hand = page.getByRole('region', { name: 'What you hold' });
  const tiles = hand.getByRole('list', { name: 'Your tiles' }).getByRole('button');
  return (await tiles.locator('.heard-only').allTextContents()).map((words) => words.trim());
}

/** The secret part of a message. */
const OWN = /"own":\{/;

/** Answers for the people who are asked until one holds tiles. Returns what they hold. */
async function playToTiles(pages: readonly Page[]): Promise<string[]> {
  const questions = pages.map((page) => new Question(page));
  for (;;) {
    for (const page of pages) {
      const held = await heldBy(page);
      if (held.length > 0) return held;
    }
    const { question, asked } = await Promise.any(
      questions.map(async (each) => ({ question: each, asked: await each.next() })),
    );
    if (asked === null) throw new Error('the game was over before anybody drew a tile');
    const otherwise = async (what: Asked) => {
      if (what.kind !== 'choose') return false;
      await plan(question, what, mouse, [/^Lilja/]);
      return true;
    };
    await answer(question, asked, { hand: mouse, otherwise });
    await question.expectTaken(asked);
  }
}

test('a watcher sees the board and no secrets', async ({ page: ada, newcomer }) => {
  await ada.goto('/');
  await doorOf(ada, '011').getByRole('button', { name: 'Play with friends' }).click();
  await ada.getByRole('textbox', { name: 'Your name at the table' }).fill('Ada');
  await ada.getByText('More to agree on').click();
  await ada.getByRole('radio', { name: '3' }).check();
  await ada.getByRole('button', { name: 'Open the table' }).click();
  await ada.getByRole('button', { name: 'I am ready' }).click();
  const address = ada.url();

  const bruno = await newcomer({ name: 'Bruno' });
  const toldToBruno = messagesTo(bruno);
  await bruno.goto(address);
  await bruno.getByRole('button', { name: 'Sit down' }).click();
  await bruno.getByRole('button', { name: 'I am ready' }).click();
  await expect(ada.getByText('Everybody is ready.')).toBeVisible();
  await ada.getByRole('button', { name: 'Begin the game' }).click();

  const carla = await newcomer();
  const toldToCarla = messagesTo(carla);
  await carla.goto(address);
  await expect(carla.getByRole('region', { name: 'You are watching' })).toBeVisible();
  await expect(carla.locator('[data-square]')).not.toHaveCount(0);
  for (const page of [ada, bruno, carla]) await expect(page.getByText('1 person watches')).toBeAttached();
  await carla.getByRole('button', { name: 'Log' }).click();

  const held = await playToTiles([ada, bruno]);
  await expect(carla.getByRole('region', { name: 'What happened' })).toContainText(/drew \d tile/);

  await expect(carla.getByRole('region', { name: 'What you hold' })).toHaveCount(0);
  await expect(carla.locator('[data-option], [data-asked]:is(section)')).toHaveCount(0);
  await carla.keyboard.press('d');
  await expect(carla.getByRole('heading', { name: 'Deduction sheet' })).toBeVisible();
  const document = await carla.content();
  for (const words of held) expect(document).not.toContain(words);
  expect(document).not.toMatch(/Your secret cards|You drew/);
  // The seat's own messages contain its secrets, so this check can fail.
  expect(toldToBruno.some((told) => OWN.test(told))).toBe(true);
  expect(toldToCarla.length).toBeGreaterThan(0);
  expect(toldToCarla.filter((told) => OWN.test(told))).toEqual([]);
});
