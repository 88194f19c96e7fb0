import type { View } from '@vigilia/game-011';
import { expect, test } from 'vitest';
import { readTable, type StoredTable } from '../../../src/storage/tables.ts';
import type { LocalTable } from '../../../src/table/local/local-table.ts';
import { takeUp } from '../../../src/table/local/play.ts';
import { until } from '../until.ts';
import { game, lay, open } from './local.ts';
import { sensibly } from './minds.ts';

const viewOf = (table: LocalTable) => table.view.value as View;
const isOver = (table: LocalTable) => viewOf(table).over !== null;
const isStill = (table: LocalTable) =>
  table.asks.value.length > 0 || table.curtain.value !== null || isOver(table);

test('one person plays three bots to the end and reloads the page every twenty choices', async () => {
  const { id, setting, table: first } = lay();
  let table = first;
  let chosen = 0;
  await until(() => isStill(table));
  while (!isOver(table)) {
    expect(table.viewer.value).toBe(0);
    expect(table.curtain.value).toBeNull();
    expect(await table.choose(sensibly(table))).toBeNull();
    if (++chosen % 20 === 0) {
      const before = { view: table.view.value, log: table.log.value };
      table.close();
      table = open(id, setting);
      expect({ view: table.view.value, log: table.log.value }).toEqual(before);
    }
    const now = table;
    await until(() => isStill(now));
  }
  expect(chosen).toBeGreaterThan(20);
  expect(table.trouble.value).toBeNull();
  table.close();
});

test('three people play at one screen to the end, and each sees only what their seat may know', async () => {
  const { id, storage, table } = lay({ people: 3, seats: 3 });
  const sat = new Set<number>();
  while (!isOver(table)) {
    const { value: next } = table.curtain;
    if (next !== null) {
      expectNothingSecret(table, readTable(id, storage) as StoredTable);
      expect((await table.choose('pass'))?.reason).toEqual({
        key: 'refusal.not-asked',
        vars: { seat: next },
      });
      table.liftCurtain();
      expect(viewOf(table).viewer).toBe(next);
      sat.add(next);
    }
    expect(await table.choose(sensibly(table))).toBeNull();
    await until(() => isStill(table));
  }
  expect([...sat].sort()).toEqual([0, 1, 2]);
  expect(table.viewer.value).toBeNull();
  table.close();
});

/** With the curtain down the screen shows the view of a watcher. */
function expectNothingSecret(table: LocalTable, kept: StoredTable): void {
  const play = takeUp(game, kept);
  if ('refused' in play) throw new Error(play.reason.key);
  expect(table.view.value).toEqual(game.view(play.session.moment.state, null));
  expect(table.viewer.value).toBeNull();
  expect(table.asks.value).toEqual([]);
  expect(table.order.value).toBeNull();
  expect(table.mayUndo.value).toBe(false);
  const told = play.session.heard.map(({ told }) => told.filter(({ to }) => to === 'all' || 'except' in to));
  expect(table.log.value.map(({ events }) => events)).toEqual(
    told.map((each) => each.map(({ event }) => event)),
  );
}
