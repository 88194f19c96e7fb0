import type { Page } from '@playwright/test';
import { logOf, showLog } from './table/log.ts';
import { Question } from './table/question.ts';
import { playedServerTable } from './table/server-table.ts';
import { expect, test } from './table/test-with-server.ts';
import { write } from './table/write.ts';

/** Carla, last in Hour I, has played what a bot would play before it chooses a Character. */
const TURN_OF_CARLA = `
deal 3 70a95b4344be1fce23cc516daf12f1a0e1d20f97a73fee439a0b49eb967bd71b
p3 bid I 0
p1 bid I 1
p2 pass
p3 pass
p3 bid III 0
p2 pass
p2 clue r2c3
p3 clue r1c8
p1 choose johnsson
p1 card research
p1 tile spare-moment-2
p1 turn 1
p1 stop
p1 investigate p2
p1 end
p2 choose vikstrom
p2 card research
p2 tile deggial
p2 turn 1
p2 stop
p2 end
p3 card research
p3 tile nifelheim`
  .trim()
  .split('\n');
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
  const { path, guests } = await playedServerTable(server, [ada, bruno, carla], TURN_OF_CARLA);
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
  await back.getByRole('button', { name: 'Continue' }).click();
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
  const { path } = await playedServerTable(server, [ada, bruno, carla], TURN_OF_CARLA);
  await showLog(path, ada, carla);
  const timePasses = async (milliseconds: number) => {
    await server.pass(milliseconds);
    for (const page of [ada, carla]) await page.clock.fastForward(milliseconds);
  };
  const knock = ada.getByRole('button', { name: 'Knock' });
  await expect(logOf(ada)).toContainText(/bid \d+ for position/);
  await expect(knock).toBeHidden();
  await timePasses(TIME_AWAY);
  await expect(ada.getByText(/^Carla has been thinking for \d/)).toBeVisible();
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

test('the others knock for a deputy who does not answer, by name, and then the next person decides', async ({
  server,
  newcomer,
}) => {
  const [ada, bruno, carla] = [await newcomer(), await newcomer(), await newcomer()];
  for (const page of [bruno, carla]) await page.clock.install();
  const deal = ['deal 3 70a95b4344be1fce23cc516daf12f1a0e1d20f97a73fee439a0b49eb967bd71b'];
  const { path } = await playedServerTable(server, [ada, bruno, carla], deal, { game: 'diario' });
  for (const page of [bruno, carla]) await page.goto(path);
  await ada.close();
  const deputy = carla.getByRole('button', { name: 'Let the next person decide until they are back' });
  await expect(carla.getByText('Waiting for Ada, who has left the table')).toBeVisible();
  await deputy.click();
  await expect(deputy).toBeHidden();
  const timePasses = async (milliseconds: number) => {
    await server.pass(milliseconds);
    for (const page of [bruno, carla]) await page.clock.fastForward(milliseconds);
  };
  await timePasses(TIME_AWAY);
  await expect(carla.getByText(/^Bruno has been thinking for \d/)).toBeVisible();
  await expect(bruno.getByRole('button', { name: 'Knock' })).toBeHidden();
  await carla.getByRole('button', { name: 'Knock' }).click();
  await expect(bruno.getByText(/^Carla is knocking: please decide by/)).toBeVisible();
  await expect(carla.getByText(/^Somebody has knocked: Bruno may answer until/)).toBeVisible();
  await timePasses(60_000);
  await expect(carla.getByText('Bruno has not answered the knock')).toBeVisible();
  await deputy.click();
  await expect(carla.getByText('Bruno has not answered the knock')).toBeHidden();
  await expect(bruno.getByText(/is knocking/)).toBeHidden();
});
