import { choiceAt, isRefusal, print } from '@vigilia/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { makeId } from '../../src/hall/id.ts';
import type { LiveTable } from '../../src/hall/live-table.ts';
import { OpenHall } from '../../src/hall/open-hall.ts';
import type { Shelf } from '../../src/shelf.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { TableRow } from '../../src/store/store.ts';
import { begin } from '../../src/table/deeds/begin.ts';
import { chooseForBot } from '../../src/table/deeds/choose.ts';
import type { Row } from '../../src/table/fact.ts';
import { shelf } from '../play/shelf.ts';
import { Time } from '../play/time.ts';
import { freshFolder } from '../store/databases.ts';

const HOST = 'the-host-of-it-all';
const SETTING = {
  game: 'diario',
  options: {},
  seats: 1,
  assist: 'reason',
  clock: 'none',
  pace: 'instant',
  watching: 'open',
  talk: 'off',
  isPublic: false,
  practice: false,
  delay: null,
} as const;

/** A hall with one table where a bot plays alone. */
async function hallWithTable() {
  const where = await freshFolder();
  const store = await openStore(where.place);
  onTestFinished(async () => {
    await store.close();
    await where.remove();
  });
  const time = new Time();
  const open = (ours: Shelf = shelf) => new OpenHall({ shelf: ours, store, now: time.now });
  const hall = open();
  const live = await hall.open(SETTING, HOST);
  if (isRefusal(live)) throw new Error(live.reason.key);
  await hall.act(live, begin(shelf, HOST, 'random'));
  return { store, time, open, hall, live };
}

async function answerOnce(hall: OpenHall, live: LiveTable): Promise<void> {
  const { play } = live.table;
  const game = shelf.get('diario')?.game;
  const [ask] = play?.moment.asks ?? [];
  if (play === null || ask === undefined || game === undefined) throw new Error('nothing is asked');
  const since = play.asked[ask.seat]?.version ?? 0;
  const done = await hall.act(live, chooseForBot(ask.seat, since, print(game.grammar, choiceAt(ask, 0))));
  if (isRefusal(done)) throw new Error(done.reason.key);
}

test('a table that nobody needs leaves memory and comes back the same', async () => {
  const { time, hall, live } = await hallWithTable();
  await answerOnce(hall, live);
  const before = live.table;
  time.pass(20_000);
  expect(hall.letIdleGo()).toEqual([]);
  time.pass(1);
  const holder = {};
  live.held.add(holder);
  expect(hall.letIdleGo()).toEqual([]);
  live.held.delete(holder);
  expect(hall.letIdleGo()).toEqual([live]);
  expect(hall.tablesInMemory).toEqual([]);
  const found = await hall.find(live.id);
  expect(found).not.toBe(live);
  expect(found?.table).toEqual(before);
});

test('a table where people gather stays in memory longer than a game', async () => {
  const { time, hall, live } = await hallWithTable();
  const gathering = await hall.open(SETTING, HOST);
  time.pass(60_000);
  expect(hall.letIdleGo()).toEqual([live]);
  time.pass(1);
  expect(hall.letIdleGo()).toEqual([gathering]);
});

test('a table is taken out of its snapshot, though its player goes round in circles', async () => {
  const { open, hall, live } = await hallWithTable();
  // What is offered first comes to the evening and is reconsidered there for ever.
  while (live.snapshot === 0) await answerOnce(hall, live);
  expect(live.table.play?.past.length).toBeLessThanOrEqual(100);
  await hall.settle();
  const later = open();
  const found = (await later.find(live.id)) as LiveTable;
  expect(found.snapshot).toBe(live.snapshot);
  expect(found.recent.since(0)).toBeNull();
  // A snapshot leaves out the way back, and what the latest answer told.
  const lasting = { past: [], told: [], barrier: false };
  expect({ ...found.table.play, ...lasting }).toEqual({ ...live.table.play, ...lasting });
  await answerOnce(later, found);
  expect(found.table.version).toBe(live.table.version + 1);
});

test('a table of later rules than ours is not played on, and nothing else breaks', async () => {
  const { open, live, store } = await hallWithTable();
  const other = new Map(shelf);
  const shelved = shelf.get('diario');
  if (shelved === undefined) throw new Error('no such game');
  other.set('diario', { ...shelved, game: { ...shelved.game, rules: shelved.game.rules - 1 } });
  const later = open(other);
  const found = await later.lookUp(live.id);
  expect(found !== null && isRefusal(found) && found.reason.key).toBe('refusal.other-rules');
  expect(await later.find(live.id)).toBeNull();
  expect(later.tablesInMemory).toEqual([]);
  const { rules } = shelved.game;
  expect(found).toMatchObject({ reason: { vars: { rules } } });
  expect(await later.open(SETTING, HOST)).toHaveProperty('table');
  expect(await store.log.after(live.id, 0)).toHaveLength(2);
});

test('a table from before seats waited and hosts barred is loaded from its rows and from its snapshot', async () => {
  const { store, open, hall, live } = await hallWithTable();
  const { practice: _, delay: __, ...setting } = SETTING;
  const sitter = { identity: 'ada', name: 'Ada', colour: 'amber', symbol: 'bell' };
  const table = makeId();
  const row: Row = {
    table,
    version: 1,
    at: 0,
    act: {
      by: null,
      facts: [
        { fact: 'opened', setting, host: 'ada', seed: live.table.seed },
        { fact: 'sat', seat: 0, sitter },
      ],
    },
  };
  const known = { id: table, game: 'diario', phase: 'gathering', isPublic: false, host: 'ada', openedAt: 0 };
  await store.tables.add(known as TableRow, row);
  const fromRows = await hall.find(table);
  expect(fromRows?.table).toMatchObject({ setting: SETTING, barred: [], isClosed: false });
  const { barred, isClosed, chairs, ...rest } = { ...fromRows?.table, setting };
  const older = { ...rest, chairs: [{ sitter, ready: false, entropy: null, loan: null }] };
  await store.log.keepSnapshot(table, 1, JSON.stringify(older));
  expect((await open().find(table))?.table).toMatchObject({
    setting: SETTING,
    barred,
    isClosed,
    chairs: [{ ...chairs?.[0], awaitedSince: null }],
  });
});
