import type { Page } from '@playwright/test';
import type { Square } from '@vigilia/game-011';
import { golden } from './table/golden.ts';
import { lay } from './table/lay.ts';
import { choosing } from './table/position.ts';
import { Question } from './table/question.ts';
import { expect, test } from './table/test.ts';
import { write } from './table/write.ts';

const SIZES = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];

/** The fourth tile is placed, and a Character stands on a Block of the area. */
let withCharacter: Square = '';
const placing = golden('hero-of-five', ({ characters }, { choices }) => {
  const taken = Object.values(characters);
  const found = choices.find((choice) => choice.verb === 'organ' && taken.includes(choice.square));
  if (found?.verb === 'organ') withCharacter = found.square;
  return found !== undefined;
});

async function asked(page: Page): Promise<Question> {
  const question = new Question(page);
  await question.next();
  return question;
}

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport });

    test('TURN-3 a card is played from the list before a Character is chosen, and the choice is asked again', async ({
      page,
    }) => {
      await page.goto(await lay(page, choosing));
      const question = await asked(page);
      await question.option(/Compose 3/).click();
      await expect(question.draft).toContainText('Pages 0 → 3');
      await question.confirm.click();
      await expect(question.option(/Compose 3/)).toHaveCount(0);
      await expect(question.prompt).toContainText('Choose your Character');
      await question.option(/^Vikström/).click();
      await question.confirm.click();
      await expect(question.prompt).toContainText('By how many teeth');
    });

    test('ORG-3 the Organ is put on the Block of a Character in words', async ({ page }) => {
      await page.goto(await lay(page, placing));
      await asked(page);
      await write(page, `organ ${withCharacter}`);
      await expect(page.locator(`[data-square="${withCharacter}"]`)).toHaveAccessibleName(/Organ/);
    });
  });
}

test('TURN-3 a card is played from the hand before a Character is chosen, and taken back', async ({
  page,
}) => {
  await page.goto(await lay(page, choosing));
  const question = await asked(page);
  const card = page
    .getByRole('list', { name: 'Your Power cards' })
    .getByRole('button', { name: /^Compose 3/ });
  await card.click();
  await question.confirm.click();
  await expect(card).toHaveAttribute('data-spent', 'true');
  await expect(question.prompt).toContainText('Choose your Character');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(card).toHaveAttribute('data-spent', 'false');
});

test('TURN-3 a typed plan plays first and then chooses', async ({ page }) => {
  await page.goto(await lay(page, choosing));
  const question = await asked(page);
  await write(page, 'card compose; choose vikstrom');
  await expect(question.prompt).toContainText('By how many teeth');
});

test('ORG-3 the Organ is put on the Block of a Character by pressing it on the map', async ({ page }) => {
  await page.goto(await lay(page, placing));
  const question = await asked(page);
  const square = page.locator(`[data-square="${withCharacter}"]`);
  await square.click();
  await expect(question.draft).toContainText('Organ');
  await question.confirm.click();
  await expect(square).toHaveAccessibleName(/Organ/);
});
