import { before } from './table/diario/golden.ts';
import { Journal } from './table/diario/journal.ts';
import { layDiario } from './table/diario/lay.ts';
import { byMouse } from './table/diario/writers.ts';
import { expect, test } from './table/test.ts';

const LAPTOP = { width: 1280, height: 720 };
const TABLET = { width: 820, height: 1180 };
const PHONE = { width: 390, height: 844 };
const SIDEWAYS = { width: 844, height: 390 };

test('a phone on its side shows what a plan costs beside its buttons', async ({ page }) => {
  await page.setViewportSize(SIDEWAYS);
  for (const at of [
    before('fight-won', /^p1 build/),
    before('fight-won', /^p1 go/),
    before('fight-won', /^p1 shield/),
  ]) {
    await page.goto(await layDiario(page, at));
    const { panel, confirm } = new Journal(page, byMouse);
    await expect(panel.locator('.draft-bar_draft-words .option-button_note').first()).toBeInViewport({
      ratio: 1,
    });
    await expect(confirm).toBeInViewport({ ratio: 1 });
  }
});

test('the question at Dusk has what happens if nothing is done beside it at every size', async ({ page }) => {
  await page.goto(await layDiario(page, before('solo', /^p1 drink/)));
  const { panel } = new Journal(page, byMouse);
  const line = panel.getByText('If nothing is done: At Dusk there is no Water for 1 person');
  for (const size of [LAPTOP, TABLET, PHONE, SIDEWAYS]) {
    await page.setViewportSize(size);
    await expect(line).toBeInViewport({ ratio: 1 });
  }
});

test('the Evening has the cards of the Locations in sight, on a small screen at a press', async ({
  page,
}) => {
  await page.goto(await layDiario(page, before('solo', /^p1 guard/)));
  await new Journal(page, byMouse).next();
  const cards = page.getByRole('article');
  for (const size of [LAPTOP, TABLET]) {
    await page.setViewportSize(size);
    await expect(cards.getByText('What matters here:')).toHaveCount(3);
    for (const words of await cards.getByText('As soon as you arrive:').all())
      await expect(words).toBeInViewport({ ratio: 1 });
  }
  for (const size of [PHONE, SIDEWAYS]) {
    await page.setViewportSize(size);
    const card = page.getByRole('article', { name: 'Barracks' });
    const print = card.getByText('As soon as you arrive:');
    await expect(print).toBeHidden();
    await card.getByRole('button').click();
    await expect(print).toBeInViewport({ ratio: 1 });
    await card.getByRole('button').click();
    await expect(page.getByRole('radio', { name: 'Barracks' })).toHaveCount(1);
  }
});
