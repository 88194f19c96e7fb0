import type { Locator, Page } from '@playwright/test';
import { canTakeBack } from '@vigilia/game-diario';
import { golden } from './table/diario/golden.ts';
import { Journal } from './table/diario/journal.ts';
import { layDiario } from './table/diario/lay.ts';
import { choicesAt } from './table/diario/stored.ts';
import { byMouse } from './table/diario/writers.ts';
import { deal } from './table/lay.ts';
import { expect, test } from './table/test.ts';

test('boards take another answer than they propose: a space, a meal, a duty, a counter', async ({ page }) => {
  await page.goto(await layDiario(page, deal('first day 6', 1)));
  const journal = new Journal(page, byMouse);
  const { panel } = journal;
  const reach = (prompt: RegExp) => journal.play((asked) => prompt.test(asked));

  await test.step('a person is dragged onto a space of the house', async () => {
    await reach(/^Round 1/);
    await page.getByRole('button', { name: 'House', exact: true }).click();
    await drag(
      page,
      page.locator('.figures_house-person-button[aria-label^="Luka"]'),
      page.locator('[data-space="m6"]'),
    );
    await journal.answer();
    await journal.next();
    const choices = await choicesAt(page);
    expect(choices).toContain('search luka m6');
    expect(choices).not.toContain('pick luka m3');
  });

  await test.step('a meal is changed at Dusk', async () => {
    await reach(/^Who eats what/);
    const tomas = panel.getByRole('group', { name: 'Tomas' });
    await expect(tomas.getByRole('radio', { name: /^Raw/ })).toBeChecked();
    await tomas.getByRole('radio', { name: /^Nothing/ }).check();
    await journal.answer();
    await journal.next();
    expect(await choicesAt(page)).toContain('fast tomas');
  });

  await test.step('a duty is changed in the Evening, and the place is left open', async () => {
    const luka = panel.getByRole('group', { name: 'Luka' });
    await expect(luka.getByRole('radio', { name: 'Scavenge' })).toBeChecked();
    await luka.getByRole('radio', { name: 'Guard' }).check();
    await panel.getByRole('radio', { name: 'Decide later' }).check();
    await journal.answer();
    await page.getByRole('tab', { name: 'People' }).click();
    await expect(page.getByRole('tabpanel').getByText('on guard')).toHaveCount(2);
    await page.getByRole('tab', { name: 'Turn' }).click();
    expect(await choicesAt(page)).toContain('guard luka');
  });

  await test.step('a counter is moved while packing', async () => {
    await reach(/^Where to tonight/);
    const taken = panel.getByRole('button', { name: /^1 Knife of/ });
    await expect(taken).toBeVisible();
    await expect(panel.getByText(/^Not taken along: .*Wood/)).toBeVisible();
    await expect(panel.getByRole('button', { name: /^Wood of/ })).toHaveCount(0);
    await panel.getByRole('button', { name: /^Moonshine of/ }).click();
    await panel.getByRole('button', { name: /^Knife, now 1: one less/ }).click();
    await expect(taken).toHaveCount(0);
    await journal.answer();
    await journal.next();
    const choices = await choicesAt(page);
    expect(choices).toContain('pack moonshine 1');
    expect(choices).not.toContain('pack knife 1');
  });
});

test('a task is picked by its number, and Enter or the number again confirms the round', async ({ page }) => {
  await page.goto(await layDiario(page, deal('first day 6', 1)));
  const journal = new Journal(page, byMouse);
  const { panel, confirm } = journal;
  await journal.play((asked) => /^Round 1/.test(asked));
  const tasks = panel.locator('.task-list_tasks');
  const given = tasks.locator('.task-list_task[aria-pressed="true"]');

  await test.step('the task that is proposed stands below the heading of its kind', async () => {
    const heading = tasks
      .locator('> div')
      .filter({ has: page.locator('[aria-pressed="true"]') })
      .locator('h3');
    const expectInSight = async () => {
      await expect(given).toBeInViewport({ ratio: 1 });
      await expect(heading).toBeInViewport({ ratio: 1 });
    };
    await expectInSight();
    await expect(heading).toHaveText('Build');
    for (const person of await panel.locator('.round-people_round-person').all()) {
      await person.click();
      await expectInSight();
    }
  });

  await test.step('a press on what was only proposed picks it, and confirms nothing', async () => {
    await panel.locator('.round-people_round-person').first().click();
    const round = (await panel.getAttribute('data-asked')) ?? '';
    await given.click();
    await expect(confirm).toBeVisible();
    await page.keyboard.press('1');
    await expect(given).toHaveAttribute('data-key', '1');
    await expect(panel).toHaveAttribute('data-asked', round);
    await page.keyboard.press('Enter');
    await expect(panel).not.toHaveAttribute('data-asked', round);
  });

  await test.step('the number again confirms', async () => {
    await journal.play((asked) => /^Round/.test(asked));
    const round = (await panel.getAttribute('data-asked')) ?? '';
    await page.keyboard.press('1');
    await expect(given).toHaveAttribute('data-key', '1');
    await page.keyboard.press('1');
    await expect(panel).not.toHaveAttribute('data-asked', round);
  });
});

test('one press answers with an option of a story that can be taken back', async ({ page }) => {
  let option = -1;
  const isFree: Parameters<typeof golden>[1] = (view, ask) => {
    option = ask.choices.findIndex((choice) => canTakeBack(view, ask, [choice]));
    return option >= 0;
  };
  const written = golden('solo', isFree);
  await page.addInitScript(() => localStorage.setItem('vigilia.confirms-all', 'false'));
  await page.goto(await layDiario(page, written));
  const journal = new Journal(page, byMouse);
  const { panel, options } = journal;
  await journal.next();
  const asked = (await panel.getAttribute('data-asked')) ?? '';
  await options.nth(option).click();
  await expect(panel).not.toHaveAttribute('data-asked', asked);
  await page.keyboard.press('u');
  await expect(panel).toHaveAttribute('data-asked', asked);
});

/** Drops a person in the middle of a space, where others may stand. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  await page.mouse.down();
  const box = await to.boundingBox();
  if (box === null) throw new RangeError('the space is not drawn');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
  await page.mouse.up();
}
