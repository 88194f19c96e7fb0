import type { Page } from '@playwright/test';
import { linesOf } from './table/golden.ts';
import { logOf, showLog } from './table/log.ts';
import { Question } from './table/question.ts';
import { playedServerTable } from './table/server-table.ts';
import { expect, test } from './table/test-with-server.ts';
import { write } from './table/write.ts';

const GAME = linesOf('hero-of-three');
/** How long a person may be away on their turn if nothing else is agreed. */
const TIME_AWAY = 120_000;

/** Waits for the log, which comes long after the board. */
async function slowStory(page: Page): Promise<void> {
  await page.route(/[/]story$/, async (route) => {
    await page.getByRole('region', { name: 'The question' }).waitFor();
    await route.continue();
  });
}

test('without a clock a bot plays for a person who is away, until they take the seat back', async ({
  server,
  newcomer,
}) => {
  const [ada, bruno, carla] = [await newcomer(), await newcomer(), await newcomer()];
  await ada.clock.install();
  const turnOfCarla = GAME.indexOf('p3 choose vidal');
  const { path, guests } = await playedServerTable(server, [ada, bruno, carla], GAME.slice(0, turnOfCarla));
  await showLog(path, ada, carla);
  const seat = ada
    .getByRole('region', { name: 'Players' })
    .getByRole('listitem')
    .filter({ hasText: 'Carla' });
  const away = ada.getByText('Carla has been away for a while');
  const timePasses = async () => {
    await server.pass(TIME_AWAY);
    await ada.clock.fastForward(TIME_AWAY);
    // The server looks every few seconds who has left.
    await expect(away).toBeVisible({ timeout: 30_000 });
  };
  await expect(seat).not.toContainText('away');
  // Her device notes what she has seen once her log is there.
  await expect(logOf(carla)).toContainText(/bid \d+ for position/);
  await carla.close();
  await expect(seat).toContainText('away');

  await timePasses();
  await ada.getByRole('button', { name: 'Wait a while longer' }).click();
  await expect(away).toBeHidden();

  await timePasses();
  await expect(logOf(ada)).not.toContainText('Carla chose');
  await ada.getByRole('button', { name: 'Let a bot take this one decision' }).click();
  await expect(logOf(ada)).toContainText('Carla chose');
  await expect(away).toBeHidden();
  // From the next decision on all wait for its owner again.
  await expect(seat).toContainText('away');

  await timePasses();
  await expect(logOf(ada)).not.toContainText('Carla ended the turn.');
  await ada.getByRole('button', { name: 'Let a bot play until they are back' }).click();
  await expect(logOf(ada)).toContainText('Carla ended the turn.');
  await expect(seat).toContainText('a bot plays for them');
  await expect(new Question(ada).prompt).toHaveText(/^Which position do you put up/);

  const back = await carla.context().newPage();
  await slowStory(back);
  await back.goto(path);
  await expect(back.getByRole('heading', { name: 'Since you left' })).toBeVisible();
  await expect(back.locator('.recap_one')).toContainText(['Hour II struck', 'Carla chose']);
  await back.getByRole('button', { name: 'On with it' }).click();
  await expect(back.getByText('A bot plays for you')).toBeVisible();
  await back.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(back.getByText('A bot plays for you')).toBeHidden();
  await expect(seat).not.toContainText('a bot plays for them');
  await expect(seat).not.toContainText('away');
  await write(ada, 'bid III 0');
  await guests[1]?.choose('pass');
  await expect(back.getByText('It is your turn', { exact: true })).toBeVisible();
  await write(back, 'bid III 1');
  await expect(logOf(ada)).toContainText('Carla bid 1 for position III.');
});

test('the others knock for a person who is there and does not answer, and then a bot may take the decision', async ({
  server,
  newcomer,
}) => {
  const [ada, bruno, carla] = [await newcomer(), await newcomer(), await newcomer()];
  for (const page of [ada, carla]) await page.clock.install();
  const turnOfCarla = GAME.indexOf('p3 choose vidal');
  const { path } = await playedServerTable(server, [ada, bruno, carla], GAME.slice(0, turnOfCarla));
  await showLog(path, ada, carla);
  const timePasses = async (milliseconds: number) => {
    await server.pass(milliseconds);
    for (const page of [ada, carla]) await page.clock.fastForward(milliseconds);
  };
  const knock = ada.getByRole('button', { name: 'Knock' });
  await expect(logOf(ada)).toContainText(/bid \d+ for position/);
  await expect(knock).toBeHidden();
  await timePasses(TIME_AWAY);
  await expect(ada.getByText('Carla has been thinking for a while')).toBeVisible();
  await expect(carla.getByRole('button', { name: 'Knock' })).toBeHidden();
  await knock.click();
  await expect(carla.getByText(/^Ada is knocking: please decide by/)).toBeVisible();
  await expect(ada.getByText(/^Somebody has knocked: Carla may answer until/)).toBeVisible();
  await expect(knock).toBeHidden();
  await timePasses(60_000);
  await expect(ada.getByText('Carla has not answered the knock')).toBeVisible();
  await ada.getByRole('button', { name: 'Let a bot take this one decision' }).click();
  await expect(logOf(ada)).toContainText('Carla chose');
  await expect(carla.getByText(/is knocking/)).toBeHidden();
});
