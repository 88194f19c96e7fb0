import { expect, type Page } from '@playwright/test';
import { doorOf } from './door.ts';
import { answer } from './game.ts';
import { mouse } from './hand.ts';
import type { Asked, Question } from './question.ts';

/** Opens a table for three with instant bots; the host sits down, and the friend who comes by the link does too. */
export async function gather(host: Page, guest: Page): Promise<void> {
  await host.goto('/');
  await doorOf(host, '011').getByRole('button', { name: 'Play with friends' }).click();
  const dialog = host.getByRole('dialog', { name: 'A table for friends' });
  await dialog.getByRole('textbox', { name: 'Your name at the table' }).fill('Ada');
  await dialog.getByText('More to agree on').click();
  await dialog.getByRole('radio', { name: '3' }).check();
  await dialog.getByRole('combobox', { name: 'Bots' }).selectOption('Bots play at once');
  // A bot takes the third seat. It cannot consent to an undo.
  await dialog.getByRole('checkbox', { name: /^Practice table/ }).check();
  await dialog.getByRole('button', { name: 'Open the table' }).click();

  const link = host.getByRole('textbox', { name: 'Whoever has this link may come in' });
  await guest.goto(await link.inputValue());
  await expect(guest.getByRole('heading', { name: 'Ada invites you to play 011' })).toBeVisible();
  await expect(guest.getByText(/60 to 90 minutes/)).toBeVisible();
  await expect(guest.getByText('Here now: Ada · 1 more is watching')).toBeVisible();
  await guest.getByRole('textbox', { name: 'Your name at the table' }).fill('Bruno');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await expect(host.getByRole('list', { name: 'Seats, clockwise' })).toContainText('Bruno');
  // What only the host may do is no command for a guest.
  await expect(host.getByRole('button', { name: 'Begin the game' })).toBeVisible();
  for (const name of ['Begin the game', 'Close the table'])
    await expect(guest.getByRole('button', { name })).toHaveCount(0);
  await expect(guest.locator('code')).toHaveCount(1);
}

/** One says something before the game, and the other reads it. */
export async function talkBefore(one: Page, other: Page): Promise<void> {
  const talk = (page: Page) => page.getByRole('region', { name: 'Table talk' });
  await talk(one).getByRole('button', { name: 'Say something' }).click();
  await talk(one).getByRole('button', { name: 'Good luck!' }).click();
  await expect(talk(other).getByRole('list', { name: 'Table talk' })).toContainText('Good luck!');
}

/** Both are ready, and a bot takes the seat that is left. */
export async function begin(host: Page, guest: Page): Promise<void> {
  for (const page of [host, guest]) await page.getByRole('button', { name: 'I am ready' }).click();
  await expect(host.getByText('Everybody is ready.')).toBeVisible();
  await host.getByRole('button', { name: 'Begin the game' }).click();
}

export interface Turn {
  readonly question: Question;
  readonly asked: Asked;
}

/** Waits until one of several people is asked. */
async function turnOf(people: readonly Question[]): Promise<Turn> {
  let turn: Turn | null = null;
  await expect(async () => {
    for (const question of people) {
      const asked = await question.glance();
      if (asked !== null) turn = { question, asked };
    }
    expect(turn).not.toBeNull();
  }).toPass({ intervals: [100], timeout: 60_000 });
  return turn as unknown as Turn;
}

/** Answers for all until the wanted question is open, and leaves that one open. */
export async function playTogether(
  people: readonly Question[],
  isIt: (turn: Turn) => boolean,
): Promise<Turn> {
  let turn = await turnOf(people);
  while (!isIt(turn)) {
    await answer(turn.question, turn.asked, { hand: mouse });
    await turn.question.expectTaken(turn.asked);
    turn = await turnOf(people);
  }
  return turn;
}
