// cspell:ignore Anche bocca Chiacchiere escluso Grazie Invia liberato lupo ospita posto questo Siediti tavolo
import type { Page } from '@playwright/test';
import { expectAccessible } from './table/axe.ts';
import { linesOf } from './table/golden.ts';
import { logOf, showLog } from './table/log.ts';
import { Question } from './table/question.ts';
import { openServerTable, playedServerTable } from './table/server-table.ts';
import { expect, test } from './table/test-with-server.ts';

const GAME = linesOf('hero-of-three');

test('people talk in phrases that each reads in their own language, and in free words', async ({
  server,
  newcomer,
}) => {
  const [ada, bruno, carla] = [await newcomer(), await newcomer({ language: 'it' }), await newcomer()];
  const { path } = await playedServerTable(server, [ada, bruno, carla], GAME.slice(0, 1), { talk: 'free' });
  await ada.goto(path);
  await bruno.goto(path);
  await ada.getByRole('button', { name: 'Talk' }).click();
  await ada.getByRole('button', { name: 'Say something' }).click();
  await ada.getByRole('button', { name: 'Good luck!' }).click();
  await bruno.getByRole('button', { name: /^Chiacchiere.*1/ }).click();
  const heard = bruno.getByRole('list', { name: 'Chiacchiere' }).getByRole('listitem');
  await expect(heard).toHaveText(/Ada.*In bocca al lupo!/);

  await bruno.getByRole('textbox', { name: 'Con parole tue' }).fill('Grazie! <b>Anche a te</b>');
  await bruno.getByRole('button', { name: 'Invia' }).click();
  await expect(bruno.getByRole('textbox', { name: 'Con parole tue' })).toHaveValue('');
  const talk = ada.getByRole('list', { name: 'Table talk' }).getByRole('listitem');
  await expect(talk).toHaveText([/Ada.*Good luck!/, /Bruno.*Grazie! <b>Anche a te<\/b>/]);
});

test('an undo past a reveal takes the consent of all', async ({ server, newcomer }) => {
  const [ada, bruno, carla] = [await newcomer(), await newcomer(), await newcomer()];
  const looked = GAME.lastIndexOf('p1 investigate p3') + 1;
  const { path, guests } = await playedServerTable(server, [ada, bruno, carla], GAME.slice(0, looked));
  await showLog(path, ada, bruno);
  const { prompt } = new Question(ada);
  const asked = bruno.getByText('Ada asks to go back');
  const saw = logOf(bruno).getByText('Ada looked at 2 cards of Carla’s hand.');
  const askBack = async () => {
    await ada.getByRole('button', { name: 'Ask to go back' }).click();
    const dialog = ada.getByRole('dialog', { name: 'Go back to which moment?' });
    await dialog.getByRole('button', { name: /^Before this: You looked into Carla’s hand/ }).click();
    await expect(ada.getByText('You asked to go back')).toBeVisible();
    await expect(asked).toBeVisible();
  };
  await expect(prompt).toHaveText(/^By how many teeth/);

  await askBack();
  await bruno.getByRole('button', { name: 'Do not agree' }).click();
  await expect(ada.getByText('It stays as it is: Bruno would rather go on')).toBeVisible();
  await expect(asked).toBeHidden();
  await expect(saw).toBeVisible();
  await ada.getByRole('button', { name: 'Understood' }).click();
  await expect(ada.getByText('It stays as it is')).toBeHidden();

  await askBack();
  await ada.getByRole('button', { name: 'Never mind, play on' }).click();
  await expect(asked).toBeHidden();
  await expect(ada.getByText('It stays as it is')).toBeHidden();

  await askBack();
  await bruno.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect(ada.getByText('Bruno agreed.')).toBeVisible();
  // One of them has not answered yet.
  await expect(prompt).toHaveText(/^By how many teeth/);
  await guests[2]?.say({ type: 'answer-undo', agree: true });
  await expect(prompt).toHaveText(/^Choose where to look/);
  await expect(ada.getByText('You asked to go back')).toBeHidden();
  await expect(ada.getByText('It stays as it is')).toBeHidden();
  await expect(asked).toBeHidden();
  await expect(saw).toBeHidden();
});

test('a rematch leads the others to the new table, each one seat further', async ({ server, newcomer }) => {
  const people = [await newcomer(), await newcomer(), await newcomer(), await newcomer()];
  const [ada, bruno] = people as [Page, Page];
  const { path } = await playedServerTable(server, people, linesOf('right-but-late'));
  for (const page of [ada, bruno]) {
    await page.goto(path);
    await expect(new Question(page).ending).toBeVisible();
  }
  await ada.getByRole('button', { name: 'Play again' }).click();
  await expect(ada).not.toHaveURL(path);
  await bruno.getByText('A new table is open for the next game').waitFor();
  await bruno.getByRole('link', { name: 'Join it' }).click();
  await expect(bruno).toHaveURL(ada.url());
  for (const page of [ada, bruno]) {
    const seats = page.getByRole('list', { name: 'Seats, clockwise' }).getByRole('listitem');
    await expect(seats).toContainText(['Dario', 'Ada', 'Bruno', 'Carla']);
    await page.getByRole('button', { name: 'I am ready' }).click();
  }
  await expect(ada.getByRole('listitem').filter({ hasText: 'Bruno' })).toContainText('ready');
  await expect(bruno.getByRole('listitem').filter({ hasText: 'Ada' })).toContainText('ready');

  await bruno.goto('/');
  const going = bruno.getByRole('region', { name: 'Continue' }).getByRole('listitem');
  await expect(going).toHaveText(/^Gathering/);
  await bruno.getByRole('link', { name: '1 game to look at again' }).click();
  await bruno
    .getByRole('region', { name: 'Your games' })
    .getByRole('link', { name: 'Ada, Carla, Dario' })
    .click();
  await expect(bruno).toHaveURL(`/replay${path}`);
  await expect(bruno.getByRole('group', { name: 'Through the game' })).toBeVisible();
});

test('a host frees a seat, bars a person, hands the table over, and the new host closes it', async ({
  server,
  newcomer,
}) => {
  const [ada, bruno, carla] = [
    await newcomer(),
    await newcomer({ name: 'Bruno', language: 'it' }),
    await newcomer(),
  ];
  const path = `/table/${await openServerTable(server, [ada, bruno, carla])}`;
  for (const page of [ada, bruno, carla]) await page.goto(path);
  const seats = ada.getByRole('list', { name: 'Seats, clockwise' });
  const about = (name: string) => ada.getByRole('button', { name: `What to do about ${name}` });

  await about('Bruno').click();
  await expectAccessible(ada, ['dark', 'light']);
  await ada.getByRole('button', { name: 'Free the seat' }).click();
  await expect(bruno.getByText('Chi ospita ha liberato il tuo posto')).toBeVisible();
  await expect(seats).not.toContainText('Bruno');
  await bruno.getByRole('button', { name: 'Siediti', exact: true }).click();
  await expect(bruno.getByText('Chi ospita ha liberato il tuo posto')).toBeHidden();

  // All of it by keyboard: the focus is never lost.
  await about('Bruno').press('Enter');
  await ada.getByRole('button', { name: 'Bar from the table' }).press('Enter');
  const sure = ada.getByRole('dialog', { name: 'Bar Bruno from the table?' });
  await expect(sure.locator(':focus')).toHaveCount(1);
  await sure.getByRole('button', { name: 'Bar from the table' }).press('Enter');
  for (const page of [ada, carla]) await expect(page.getByText('Barred by the host: Bruno')).toBeVisible();
  await expect(ada.locator('main')).toBeFocused();
  for (const comes of [async () => {}, async () => void (await bruno.reload())]) {
    await comes();
    await expect(bruno.getByRole('alert')).toHaveText('Chi ospita ti ha escluso da questo tavolo.');
    await expect(bruno.getByRole('button', { name: 'Siediti' })).toHaveCount(0);
  }
  await expectAccessible(bruno, ['dark', 'light']);

  const closing = { name: 'Close the table' };
  await about('Carla').click();
  await ada.getByRole('button', { name: 'Hand the table over' }).click();
  await expect(ada.getByRole('button', closing)).toHaveCount(0);
  await expect(about('Carla')).toHaveCount(0);
  await carla.getByRole('button', closing).click();
  await carla.getByRole('dialog', { name: 'Close this table?' }).getByRole('button', closing).click();
  for (const page of [ada, carla])
    await expect(page.getByRole('alert')).toHaveText('This table has been closed.');
});
