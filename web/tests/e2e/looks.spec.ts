import type { Page } from '@playwright/test';
import { linesOf, type Written } from './table/golden.ts';
import { lay } from './table/lay.ts';
import { Question } from './table/question.ts';
import { playedServerTable } from './table/server-table.ts';
import { expect, test } from './table/test.ts';
import { test as testWithServer } from './table/test-with-server.ts';
import { write } from './table/write.ts';

/** A game up to a choice after which nothing is left but to end the turn; the choice, and the seat that makes it. */
interface Last extends Written {
  readonly choice: string;
}

function last(name: string, choices: number): Last {
  const lines = linesOf(name);
  const [, number, choice = ''] = /^p(\d) (.+)$/.exec(lines[choices] ?? '') ?? [];
  expect(lines[choices + 1]).toBe(`p${number} end`);
  return { lines: lines.slice(0, choices), seat: Number(number) - 1, choice };
}

const shown = (page: Page) => page.locator('.turned');
const isEnd = /^Is there anything else/;
const isLocation = /^Place a Location tile/;

test('what was looked at stays until its person ends the turn; what was drawn stays beside an only answer', async ({
  page,
}) => {
  const look = last('card-taken-back', 125);
  await page.goto(await lay(page, look));
  const question = new Question(page);
  await question.next();
  await write(page, look.choice);
  await expect(shown(page)).toContainText('Only you see this');
  await expect(question.prompt).toHaveText(isEnd);
  await question.confirm.click();
  await expect(question.prompt).toHaveText(isLocation);
  await expect(shown(page)).toHaveCount(0);

  const draw = last('fenrir-of-four', 207);
  await page.goto(await lay(page, draw));
  await question.next();
  await write(page, draw.choice);
  await expect(question.prompt).toHaveText(isLocation);
  await expect(question.panel.getByText('“End your turn” was the only answer')).toBeVisible();
  await expect(shown(page)).toContainText('You drew');
});

test('around one screen the curtain falls when what was shown is put away', async ({ page }) => {
  const people = ['Ada', 'Bruno', 'Carla', 'Dario', 'Elsa'].map(
    (name) => ({ kind: 'person', name }) as const,
  );
  const question = new Question(page);
  const look = last('fenrir-of-four', 237);
  await page.goto(await lay(page, look, { seats: people.slice(0, 4) }));
  await question.next();
  await write(page, look.choice);
  await expect(shown(page)).toBeVisible();
  await expect(question.prompt).toHaveText(isEnd);
  await question.confirm.click();
  await expect(question.curtain).toHaveText('I am Dario');
  await expect(shown(page)).toHaveCount(0);

  const draw = last('fenrir-of-five', 577);
  await page.goto(await lay(page, draw, { seats: people }));
  await question.next();
  await write(page, draw.choice);
  await expect(question.panel.getByText('“End your turn” was the only answer')).toBeVisible();
  await expect(shown(page)).toContainText('You drew');
  await expect(question.putAway).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(question.curtain).toHaveText('I am Carla');
  await expect(shown(page)).toHaveCount(0);
});

testWithServer('at a table on a server a look stays too', async ({ server, newcomer }) => {
  const look = last('ability-twice', 134);
  const people = [await newcomer(), await newcomer(), await newcomer(), await newcomer()];
  const { path } = await playedServerTable(server, people, look.lines);
  const [page] = people as [Page];
  expect(look.seat).toBe(0);
  await page.goto(path);
  const question = new Question(page);
  await question.next();
  await write(page, look.choice);
  await expect(shown(page)).toContainText('Only you see this');
  await expect(question.prompt).toHaveText(isEnd);
  await question.confirm.click();
  await expect(question.prompt).toHaveText(isLocation);
});
