import { signal } from '@preact/signals';
import type { View } from '@vigilia/game-011';
import { isOffered, isRefusal, replay } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { AnswerDraft } from '../../../src/draft/answer-draft.ts';
import type { GameUi } from '../../../src/draft/game-ui.ts';
import { readTable, removeTable, type StoredTable } from '../../../src/storage/tables.ts';
import type { LocalTable } from '../../../src/table/local/local-table.ts';
import { until } from '../until.ts';
import { game, lay, open } from './local.ts';
import { sensibly } from './minds.ts';

const isMyTurn = (table: LocalTable) => table.asks.value.length > 0;
const mine = (table: LocalTable) => table.log.value.filter(({ by }) => by === 0).length;
const isOver = (table: LocalTable) => (table.view.value as View).over !== null;

/** Plays until a condition holds. */
async function playUntil(table: LocalTable, isEnough: () => boolean): Promise<void> {
  await until(() => isMyTurn(table));
  while (!isEnough()) {
    expect(await table.choose(sensibly(table))).toBeNull();
    await until(() => isMyTurn(table) || isOver(table));
  }
}

test('a choice can be undone up to a reveal, also after a reload', async () => {
  const { id, setting, table } = lay();
  await playUntil(table, () => table.mayUndo.value);
  const { length } = table.log.value;
  table.close();
  const again = open(id, setting);
  expect(again.mayUndo.value).toBe(true);
  expect(await again.undo()).toBeNull();
  expect(again.log.value).toHaveLength(length - 1);
  expect(isMyTurn(again)).toBe(true);
  again.close();
});

test('only a practice table undoes past a reveal, and it says that it is one', async () => {
  for (const practice of [false, true]) {
    const { table } = lay({ practice });
    await playUntil(table, () => !table.mayUndo.value || practice);
    await playUntil(table, () => mine(table) > 4);
    expect(table.practice).toBe(practice);
    while (table.mayUndo.value && !practice) await table.undo();
    if (!practice) expect((await table.undo())?.reason.key).toMatch(/^refusal\.(undo|practice-only)$/);
    else {
      const before = mine(table);
      for (let times = 0; times < 3; times++) expect(await table.undo()).toBeNull();
      expect(mine(table)).toBe(before - 3);
    }
    table.close();
  }
});

test('asking why refuses and changes nothing', async () => {
  const { table } = lay();
  await until(() => isMyTurn(table));
  const before = table.log.value;
  expect(await table.why('turn 9')).toMatchObject({ refused: true, column: 1 });
  expect(await table.why(sensibly(table))).toBeNull();
  expect(await table.choose('bid I 99')).toMatchObject({ refused: true });
  expect(await table.undo()).toMatchObject({ reason: { key: 'refusal.undo' } });
  expect(table.log.value).toBe(before);
  table.close();
});

test('a plan is taken as far as this seat is asked, and says where it stopped', async () => {
  const { table } = lay();
  await until(() => isMyTurn(table));
  const { length } = table.log.value;
  expect(await table.why('pass; pass')).toMatchObject({ reason: { key: 'refusal.one-choice' } });
  expect(await table.choose('pass; abracadabra')).toMatchObject({ refused: true, column: 7 });
  expect(table.log.value).toHaveLength(length);
  const line = sensibly(table);
  const stop = await table.choose(`${line}; end; end`);
  expect(stop).toMatchObject({ taken: 1, of: 3, column: line.length + 3 });
  expect(stop).not.toHaveProperty('refused');
  expect(mine(table)).toBe(1);
  table.close();
});

test('a draft whose plan stopped is taken, and keeps why the rest was not', async () => {
  const { table, setting } = lay();
  const draft = new AnswerDraft(table, setting.ui as GameUi, signal({}));
  await until(() => isMyTurn(table));
  expect(await draft.send('bid I 99; end')).toBe(false);
  expect(draft.refusal.value).toHaveProperty('refused');
  expect(await draft.send(`${sensibly(table)}; end`)).toBe(true);
  expect(draft.refusal.value).toMatchObject({ taken: 1, of: 2 });
  draft.close();
});

test('an order bids for the seat that left it and ends when it is done', async () => {
  const { table } = lay();
  await until(() => isMyTurn(table));
  const { length } = table.log.value;
  expect(await table.leaveOrder('nonsense')).toMatchObject({ refused: true });
  expect(await table.leaveOrder('pass')).toBeNull();
  await until(() => table.log.value.slice(length).some(({ by }) => by === 0));
  await until(() => isMyTurn(table) && table.order.value === null);
  table.close();
});

test('an order can be withdrawn', async () => {
  const { table } = lay();
  await until(() => isMyTurn(table));
  table.liftCurtain();
  await table.leaveOrder('IV up to 9 then wake');
  expect(table.order.value).toContain('IV');
  expect(await table.leaveOrder(null)).toBeNull();
  expect(table.order.value).toBeNull();
  table.close();
});

test('hints at a table that records keep to the record, and go without it changing', async () => {
  const { id, setting, table } = lay({ assist: 'record' });
  await until(() => isMyTurn(table));
  table.giveHints?.(true);
  expect(table.assist.value).toBe('advised');
  expect(isRefusal(await table.hint())).toBe(false);
  table.close();
  const again = open(id, setting);
  again.giveHints?.(false);
  expect(again.assist.value).toBe('record');
  again.close();
});

test('a hint is given where the table allows it', async () => {
  const proud = lay();
  await until(() => isMyTurn(proud.table));
  expect(await proud.table.hint()).toMatchObject({ reason: { key: 'refusal.no-hints' } });
  proud.table.close();
  const { table } = lay({ assist: 'hints' });
  await until(() => isMyTurn(table));
  const advice = await table.hint();
  if (isRefusal(advice)) throw new Error(advice.reason.key);
  const [ask] = table.asks.value;
  const [best] = advice;
  expect(ask !== undefined && best !== undefined && isOffered(ask, best.choice)).toBe(true);
  expect(best?.reasons.length).toBeGreaterThan(0);
  table.close();
});

test('the choices of bots count as unseen until they are shown', async () => {
  const { id, setting, table } = lay();
  await playUntil(table, () => table.log.value.length > 12 && table.log.value.at(-1)?.by !== 0);
  const last = table.log.value.findLastIndex(({ by }) => by === 0);
  expect(table.seen.value).toBe(last + 1);
  expect(table.seen.value).toBeLessThan(table.log.value.length);
  table.markSeen();
  expect(table.seen.value).toBe(table.log.value.length);
  table.close();
  const again = open(id, setting);
  expect(again.seen.value).toBe(again.log.value.length);
  again.close();
});

test('a finished game is stored with everything an audit needs, and in a rematch all sit one seat further', async () => {
  const { id, storage, setting, table } = lay();
  await expect(table.record()).rejects.toThrow('not over');
  await playUntil(table, () => isOver(table));
  const kept = readTable(id, storage) as StoredTable;
  expect(kept.over).toBe(true);
  expect(isRefusal(replay(game, kept.header, kept.log))).toBe(false);
  const lines = (await table.record()).trimEnd().split('\n');
  // A header before them, and the end after.
  expect(lines).toHaveLength(table.log.value.length + 2);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ game: '011', seed: kept.header.seed });
  const path = await table.rematch();
  if (typeof path !== 'string') throw new Error(path.reason.key);
  const next = open(path.replace('/here/', ''), setting);
  expect(next.sitters.value.map(({ bot }) => bot)).toEqual(['apprentice', null, 'apprentice', 'apprentice']);
  expect(next.viewer.value).toBe(1);
  expect(next.log.value.length).toBeLessThan(9);
  table.close();
  next.close();
});

test('the only person of a table turns hints on and off, and the table remembers it', async () => {
  const { id, setting, table } = lay();
  await until(() => isMyTurn(table));
  expect(table.assist.value).toBe('reason');
  expect(await table.hint()).toMatchObject({ reason: { key: 'refusal.no-hints' } });
  table.giveHints?.(true);
  table.close();
  const again = open(id, setting);
  expect(again.assist.value).toBe('hints');
  again.giveHints?.(false);
  expect(again.assist.value).toBe('reason');
  again.close();
});

test('a table that its person removed stays removed when the page leaves it', async () => {
  const { id, setting, table } = lay();
  await until(() => isMyTurn(table));
  table.close();
  removeTable(id, setting.storage);
  table.close();
  expect(isRefusal(readTable(id, setting.storage))).toBe(true);
});

test('a table that another window removed stays removed when this one leaves it', async () => {
  const { id, setting, table } = lay();
  await until(() => isMyTurn(table));
  removeTable(id, setting.storage);
  table.catchUp();
  table.close();
  expect(isRefusal(readTable(id, setting.storage))).toBe(true);
});
