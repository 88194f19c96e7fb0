import { game as diario } from '@vigilia/game-diario';
import { profile } from '@vigilia/game-diario/profile';
import { choiceAt, type Game, print } from '@vigilia/kernel';
import { afterEach, expect, test } from 'vitest';
import type { StoredSeat } from '../../../src/storage/tables.ts';
import { createTable } from '../../../src/table/local/create-table.ts';
import type { LocalTable } from '../../../src/table/local/local-table.ts';
import { TestStorage } from '../../storage/storage.ts';
import { open, settingIn } from './local.ts';
import { randomThread } from './threads.ts';

const game = diario as unknown as Game;
const opened: LocalTable[] = [];
afterEach(() => {
  for (const table of opened.splice(0)) table.close();
});

const BOT: StoredSeat = { kind: 'bot', bot: 'random' };
const PERSON: StoredSeat = { kind: 'person', name: '' };

/** A table of Diario where these sit. */
function lay(...seats: readonly StoredSeat[]): LocalTable {
  const storage = new TestStorage();
  const id = String(
    createTable({ game: 'diario', seats, assist: 'reason', seed: '7'.repeat(64) }, diario.rules, storage),
  );
  const table = open(
    id,
    settingIn(storage, { ui: { game, orders: null }, profile, startThread: () => randomThread(game) }),
  );
  opened.push(table);
  return table;
}

/** Answers what the screen is asked with the first choice. Says which seat it was. */
async function answerFirst(table: LocalTable): Promise<number> {
  const [ask] = table.asks.value;
  if (ask === undefined) throw new Error('the screen is asked nothing');
  expect(await table.choose(print(game.grammar, choiceAt(ask, 0)))).toBeNull();
  return ask.seat;
}

test('a person alone with bots decides for every seat, and is asked for no voice', async () => {
  const table = lay(BOT, PERSON, BOT);
  const seats = new Set<number>();
  for (let answers = 0; answers < 40; answers++) {
    await expect.poll(() => table.asks.value).toHaveLength(1);
    expect(table.asks.value[0]?.prompt.key).not.toBe('prompt.voice');
    seats.add(await answerFirst(table));
  }
  expect([...seats].sort()).toEqual([0, 1, 2]);
  expect(table.viewer.value).toBe(1);
});

test('bots give their voices on what matters and on nothing else', async () => {
  const table = lay(PERSON, BOT, BOT);
  let councils = 0;
  for (let answers = 0; answers < 60; answers++) {
    const [decision] = table.asks.value;
    const bots = () => table.asked.value.filter((seat) => seat !== 0 && seat !== decision?.seat);
    if (bots().length > 0 && profile.botsAdviseOn?.includes(decision?.prompt.key ?? '')) {
      await expect.poll(() => bots()).toEqual([]);
      councils++;
    }
    await answerFirst(table);
    expect(table.log.value.at(-1)?.by).toBe(decision?.seat);
  }
  expect(councils).toBeGreaterThan(0);
  const voices = table.log.value.filter(
    ({ by, events }) => by !== 0 && events.some(({ type }) => type === 'spoke'),
  );
  expect(voices.length).toBeLessThanOrEqual(2 * councils);
});

test('people round one screen see no curtain, and a voice is taken for its own seat', async () => {
  const table = lay(PERSON, PERSON, PERSON);
  expect(table.curtain.value).toBeNull();
  const [decision, ...voices] = table.asks.value;
  expect(decision?.prompt.key).not.toBe('prompt.voice');
  expect(voices.map(({ prompt }) => prompt.key)).toEqual(['prompt.voice', 'prompt.voice']);
  const [voice] = voices;
  expect(await table.choose('trust', voice?.seat)).toBeNull();
  expect(table.asks.value).toHaveLength(2);
  await answerFirst(table);
  expect(table.log.value.at(-1)?.by).toBe(decision?.seat);
  // The voices were opened by it, and nothing is decided yet. A decision is taken back by the screen, for its seat.
  expect(table.mayUndo.value).toBe(false);
  await answerFirst(table);
  await answerFirst(table);
  expect(table.mayUndo.value).toBe(true);
  expect(await table.undo()).toBeNull();
});
