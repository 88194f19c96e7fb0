import { plan, play } from './table/game.ts';
import { type Hand, mouse } from './table/hand.ts';
import { deal, lay } from './table/lay.ts';
import { countPresses } from './table/presses.ts';
import { type Asked, Question } from './table/question.ts';
import { expect, test } from './table/test.ts';

const CHEAP = /^[0-3]$/;
/** What this deal takes. Deals differ by half as much again: `011/asking/presses.test.ts` counts many. */
const MOST_PRESSES = 110;

/** Takes what is offered beside Confirm. After a turn of the Gears alone that would leave the move out. */
const hand: Hand = {
  ...mouse,
  async confirm(question) {
    const drafted = (await question.draft.first().textContent()) ?? '';
    const isTurn = /^Turn the Gears by \d (tooth|teeth)(?! ·)/.test(drafted);
    const offered = isTurn || !(await question.further.isVisible()) ? question.confirm : question.further;
    await offered.click();
  },
};

// Undo comes first: a press answers where it can be taken back.
test.use({ confirmsAll: false });

test('a whole game against three bots, by mouse', async ({ page }) => {
  const presses = await countPresses(page);
  await lay(page, deal('arcade'));
  await page.goto('/');
  await page.getByRole('link', { name: /^Your turn/ }).click();
  const question = new Question(page);
  const lit = page
    .getByRole('region', { name: 'Map of Turin' })
    .locator('[data-square][aria-disabled="false"]');
  const cards = page.getByRole('list', { name: 'Your Power cards' }).getByRole('button', { disabled: false });
  const used = new Set<string>();
  let turns = 0;

  /** Now and then the map, the cards or the purse are used instead of the list. */
  const otherwise = async (asked: Asked) => {
    const isOdd = turns % 2 === 1;
    const walks = asked.options.some(({ words }) => /^(On foot|r\dc)/.test(words));
    if (asked.kind === 'choose') turns++;
    if (
      asked.kind === 'raise' &&
      !used.has('raise') &&
      asked.options.some(({ words }) => CHEAP.test(words))
    ) {
      used.add('raise');
      await plan(question, asked, hand, [CHEAP]);
    } else if (asked.kind === 'free-walk' && turns % 4 !== 3) {
      used.add('gears in place of a free walk');
      if (isOdd) used.add('two teeth');
      await plan(question, asked, hand, [isOdd ? /^Turn the Gears by 2/ : /^Turn the Gears by 1/]);
    } else if (
      asked.kind === 'clue' ||
      asked.kind === 'choose' ||
      (asked.kind === 'gears' && turns % 4 > 1) ||
      (asked.kind === 'move' && walks && isOdd && !asked.isProposed)
    ) {
      used.add(`${asked.kind} on the map`);
      await lit.first().click();
    } else if (asked.kind === 'move' && walks && turns % 4 === 0 && !asked.isProposed) {
      used.add('walk by the list');
      await plan(question, asked, hand, [/^On foot/, /^r\dc/]);
    } else if (asked.kind === 'gears' && isOdd) {
      used.add('two teeth');
      await plan(question, asked, hand, [/^2 teeth/]);
    } else if (
      asked.kind === 'end' &&
      asked.options.some(({ words }) => /Power card (Compose|Research)/.test(words))
    ) {
      used.add('card in hand');
      await cards
        .filter({ hasText: /Compose|Research/ })
        .first()
        .click();
    } else return false;
    return true;
  };
  await play(question, { hand, otherwise });

  await expect(question.ending).toBeVisible();
  expect(await presses.made()).toBeLessThanOrEqual(MOST_PRESSES);
  await expect(question.ending.getByText(/^The Chosen One was/)).toBeVisible();
  expect([...used].toSorted()).toEqual([
    'card in hand',
    'choose on the map',
    'clue on the map',
    'gears in place of a free walk',
    'gears on the map',
    'move on the map',
    'raise',
    'two teeth',
    'walk by the list',
  ]);
});
