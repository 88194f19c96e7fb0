import type { Locator, Page } from '@playwright/test';
import { type Diario, game, proposedChoice, type View, waysBack } from '@vigilia/game-diario';
import { advance, begin, type Moment, namedSeed, print } from '@vigilia/kernel';
import { LIGHTS } from './screens/screen.ts';
import { expectAccessible } from './table/axe.ts';
import { layDiario } from './table/diario/lay.ts';
import { choicesAt } from './table/diario/stored.ts';
import type { Written } from './table/golden.ts';
import { deal } from './table/lay.ts';
import { layoutFaults } from './table/layout-faults.ts';
import { expect, test } from './table/test.ts';

/** Games of the planner that are looked through. */
const GAMES = 300;

/** A solo game up to the first question on the way at which it stands so in the Scavenging area. */
function onTheWay(isIt: (view: View, offered: readonly string[]) => boolean): Written {
  for (let number = 0; number < GAMES; number++) {
    const name = `open cards ${number}`;
    const lines = [...deal(name, 1).lines];
    const chance = { seed: namedSeed(name), drawn: {} };
    let moment: Moment<Diario> = begin(game, 1, { difficulty: 'normal' }, chance);
    for (let [ask] = moment.asks; ask !== undefined; [ask] = moment.asks) {
      const view = game.view(moment.state, ask.seat);
      const offered = ask.choices.flatMap((choice) => (choice.verb === 'go-back' ? [choice.spot] : []));
      if (ask.prompt.key === 'prompt.explore' && isIt(view, offered)) return { lines, seat: 0 };
      const choice = proposedChoice(view, ask);
      lines.push(`p1 ${print(game.grammar, choice)}`);
      moment = advance(game, moment, ask, choice);
    }
  }
  throw new RangeError('nothing like that lies open in these games');
}

/** A door lacks its Lockpick, and a Resident can be gone back to. */
const doorAndResident = onTheWay(
  (view, offered) =>
    waysBack(view).some(({ hindrance }) => hindrance === 'lockpick') &&
    view.scavenging?.area.residents.some((resident) => offered.includes(resident)) === true,
);

/** The city with its open cards, by mouse, keyboard or touch alike. */
async function openCards(page: Page): Promise<{ readonly door: Locator; readonly resident: Locator }> {
  await page.goto(await layDiario(page, doorAndResident));
  await page.getByRole('button', { name: 'City' }).click();
  const cards = page.getByRole('list', { name: 'Lies open here' });
  return {
    door: cards.getByRole('button', { name: /needs a Lockpick$/ }),
    resident: cards.getByRole('button', { name: /2 cards to go back$/ }).first(),
  };
}

async function expectInOrder(page: Page): Promise<void> {
  expect.soft(await page.evaluate(layoutFaults, 'body')).toEqual([]);
  await expectAccessible(page, LIGHTS);
}

/** The choices that were made since the table was laid begin with this one. */
async function expectGoneBack(page: Page): Promise<void> {
  const made = async () => (await choicesAt(page)).slice(doorAndResident.lines.length - 1);
  await expect.poll(async () => (await made())[0]).toMatch(/^go-back /);
}

test('SCAV-7: a card that lies open in the city says what it needs, and is gone back to by mouse', async ({
  page,
}) => {
  const { door, resident } = await openCards(page);
  await expectInOrder(page);
  await door.click();
  await expect(page.getByText('To go back to the Locked Door, you need a Lockpick.').first()).toBeVisible();
  await resident.click();
  await expect(resident).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('region', { name: 'The question' }).getByRole('button', { name: 'Confirm' }).click();
  await expectGoneBack(page);
});

test('SCAV-7: a card that lies open in the city is gone back to by keyboard', async ({ page }) => {
  const { resident } = await openCards(page);
  await resident.focus();
  await page.keyboard.press('Enter');
  await expect(resident).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expectGoneBack(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('SCAV-7: a card that lies open in the city is gone back to by touch', async ({ page }) => {
    const { resident } = await openCards(page);
    await expectInOrder(page);
    await resident.tap();
    await expect(resident).toHaveAttribute('aria-pressed', 'true');
    await resident.tap();
    await expectGoneBack(page);
  });
});
