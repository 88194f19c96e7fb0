import type { View } from '@vigilia/game-011';
import { profile } from '@vigilia/game-011/profile';
import { choiceAt, print } from '@vigilia/kernel';
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

/** What was shown to one person alone is put away as soon as the screen is left to it. */
async function untilStill(table: LocalTable): Promise<void> {
  await until(() => isStill(table) || table.isShowing.value);
  table.putAway();
  await until(() => isStill(table));
}

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

/** The first bid follows what a person was shown alone; a later one is made before all eyes. */
test('three people play at one screen to the end, and each sees only what their seat may know', async () => {
  const { id, storage, table } = lay({ people: 3, seats: 3, given: { profile } });
  const sat = new Set<number>();
  const behind: (string | undefined)[] = [];
  const stored = () => readTable(id, storage) as StoredTable;
  while (!isOver(table)) {
    const { value: next } = table.curtain;
    if (next !== null) {
      expectNothingSecret(table, stored(), []);
      expect(table.mayUndo.value).toBe(false);
      expect((await table.choose('pass'))?.reason).toEqual({
        key: 'refusal.not-asked',
        vars: { seat: next },
      });
      table.liftCurtain();
      expect(viewOf(table).viewer).toBe(next);
      const key = table.asks.value[0]?.prompt.key;
      if (sat.has(next)) behind.push(key);
      sat.add(next);
    }
    const isOpen = table.viewer.value === null;
    if (isOpen) expectNothingSecret(table, stored(), profile.openPrompts ?? []);
    // The first that is offered: a bot needs the view of its seat.
    const [ask] = table.asks.value;
    const line = isOpen && ask !== undefined ? print(game.grammar, choiceAt(ask, 0)) : sensibly(table);
    table.putAway();
    expect(await table.choose(line)).toBeNull();
    await untilStill(table);
  }
  expect([...sat].sort()).toEqual([0, 1, 2]);
  expect(profile.openPrompts?.filter((prompt) => behind.includes(prompt))).toEqual([]);
  expect(table.viewer.value).toBeNull();
  table.close();
});

test('a person who was dealt a secret looks at it before the next bid; a hint is for one pair of eyes', async () => {
  const { table } = lay({ people: 4, assist: 'hints', given: { profile } });
  const bids = new Map<number, boolean[]>();
  await untilStill(table);
  while (viewOf(table).hour < 6 && !isOver(table)) {
    table.liftCurtain();
    const [ask] = table.asks.value;
    if (ask === undefined) throw new Error('the screen is asked nothing');
    const isOpen = table.viewer.value === null;
    if (isOpen) expect(await table.hint()).toMatchObject({ reason: { key: 'shared.hint' } });
    if (viewOf(table).hour === 5 && viewOf(table).phase === 'auction')
      bids.set(ask.seat, [...(bids.get(ask.seat) ?? []), isOpen]);
    const line = isOpen ? print(game.grammar, choiceAt(ask, 0)) : sensibly(table);
    table.putAway();
    expect(await table.choose(line)).toBeNull();
    await untilStill(table);
  }
  // Fenrir wakes at Hour V: a person whose role was dealt in another's turn looks at it alone, once.
  const looks = [...bids.values()];
  expect(looks.filter(([first]) => first === false).length).toBeGreaterThanOrEqual(3);
  expect(looks.every(([, ...later]) => later.every((isOpen) => isOpen))).toBe(true);
  table.close();
});

/** The screen shows the view of a watcher, and asks nothing but these prompts. */
function expectNothingSecret(table: LocalTable, kept: StoredTable, prompts: readonly string[]): void {
  const play = takeUp(game, kept);
  if ('refused' in play) throw new Error(play.reason.key);
  expect(table.view.value).toEqual(game.view(play.session.moment.state, null));
  expect(table.viewer.value).toBeNull();
  expect(table.asks.value.map(({ prompt }) => prompt.key).filter((key) => !prompts.includes(key))).toEqual(
    [],
  );
  expect(table.order.value).toBeNull();
  const told = play.session.allDelivered.map(({ delivered }) =>
    delivered.filter(({ to }) => to === 'all' || 'except' in to),
  );
  expect(table.log.value.map(({ events }) => events)).toEqual(
    told.map((each) => each.map(({ event }) => event)),
  );
}
