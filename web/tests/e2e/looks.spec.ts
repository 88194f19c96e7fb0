import type { Page } from '@playwright/test';
import { game } from '@vigilia/game-011';
import type { Seat } from '@vigilia/kernel';
import { linesOf, questionIn, type Written } from './table/golden.ts';
import { lay } from './table/lay.ts';
import { Question } from './table/question.ts';
import { playedServerTable } from './table/server-table.ts';
import { expect, test } from './table/test.ts';
import { test as testWithServer } from './table/test-with-server.ts';
import { write } from './table/write.ts';

/** A game up to a choice after which its person ends the turn; the choice, and the seat that is asked then. */
interface Last extends Written {
  readonly choice: string;
  readonly next: Seat;
}

/** The first look after which there is more to do than to end the turn, or the first draw after which there is not. */
function last(name: string, wanted: 'look' | 'draw', fits: (seat: Seat, next: Seat) => boolean): Last {
  const lines = linesOf(name);
  const asked: { readonly seat: Seat; readonly choices: number; readonly tiles: number }[] = [];
  const { lines: reached, seat: next } = questionIn(game, lines, ({ players }, { seat, choices }) => {
    asked.push({ seat, choices: choices.length, tiles: players[seat]?.tiles ?? 0 });
    const [before, end] = asked.slice(-3);
    const [choice, ending] = lines.slice(asked.length - 2);
    if (before === undefined || end === undefined || asked.length < 3) return false;
    if (ending !== `p${before.seat + 1} end` || !fits(before.seat, seat)) return false;
    return wanted === 'look'
      ? end.choices > 1 && choice?.includes(' investigate ') === true
      : end.choices === 1 && end.tiles > before.tiles;
  });
  const before = reached.slice(0, -2);
  const [, number, choice = ''] = /^p(\d) (.+)$/.exec(reached[before.length] ?? '') ?? [];
  return { lines: before, seat: Number(number) - 1, choice, next };
}

const samePerson = (seat: Seat, next: Seat) => seat === next;
const anotherPerson = (seat: Seat, next: Seat) => seat !== next;

const shown = (page: Page) => page.locator('.turned');
const isEnd = /^Is there anything else/;

test('what was looked at stays until its person ends the turn; what was drawn stays beside an only answer', async ({
  page,
}) => {
  const look = last('hero-of-five', 'look', samePerson);
  await page.goto(await lay(page, look));
  const question = new Question(page);
  await question.next();
  await write(page, look.choice);
  await expect(shown(page)).toContainText('Only you see this');
  await expect(question.prompt).toHaveText(isEnd);
  await question.confirm.click();
  await expect(question.prompt).not.toHaveText(isEnd);
  await expect(shown(page)).toHaveCount(0);

  const draw = last('fenrir-of-four', 'draw', samePerson);
  await page.goto(await lay(page, draw));
  await question.next();
  await write(page, draw.choice);
  await expect(question.prompt).not.toHaveText(isEnd);
  await expect(question.panel.getByText('“End your turn” was the only answer')).toBeVisible();
  await expect(shown(page)).toContainText('You drew');
});

test('around one screen the curtain falls when what was shown is put away', async ({ page }) => {
  const people = ['Ada', 'Bruno', 'Carla', 'Dario', 'Elsa'].map(
    (name) => ({ kind: 'person', name }) as const,
  );
  const question = new Question(page);
  const look = last('fenrir-of-four', 'look', anotherPerson);
  await page.goto(await lay(page, look, { seats: people.slice(0, 4) }));
  await question.next();
  await write(page, look.choice);
  await expect(shown(page)).toBeVisible();
  await expect(question.prompt).toHaveText(isEnd);
  await question.confirm.click();
  await expect(question.curtain).toHaveText(`I am ${people[look.next]?.name}`);
  await expect(shown(page)).toHaveCount(0);

  const draw = last('fenrir-of-five', 'draw', anotherPerson);
  await page.goto(await lay(page, draw, { seats: people }));
  await question.next();
  await write(page, draw.choice);
  await expect(question.panel.getByText('“End your turn” was the only answer')).toBeVisible();
  await expect(shown(page)).toContainText('You drew');
  await expect(question.putAway).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(question.curtain).toHaveText(`I am ${people[draw.next]?.name}`);
  await expect(shown(page)).toHaveCount(0);
});

testWithServer('at a table on a server a look stays too', async ({ server, newcomer }) => {
  const look = last('hero-of-five', 'look', samePerson);
  const people: Page[] = [];
  for (let seat = 0; seat < 5; seat++) people.push(await newcomer());
  const { path } = await playedServerTable(server, people, look.lines);
  const page = people[look.seat] as Page;
  await page.goto(path);
  const question = new Question(page);
  await question.next();
  await write(page, look.choice);
  await expect(shown(page)).toContainText('Only you see this');
  await expect(question.prompt).toHaveText(isEnd);
  await question.confirm.click();
  await expect(question.prompt).not.toHaveText(isEnd);
});
