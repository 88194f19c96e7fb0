import { choiceAt, isRefusal, print } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { newTableId } from '../../src/live-tables/first-row.ts';
import type { LoadedTable } from '../../src/live-tables/loaded-table.ts';
import { Tables } from '../../src/live-tables/tables.ts';
import type { TableRow } from '../../src/store/store.ts';
import { begin } from '../../src/table/commands/begin.ts';
import { chooseForBot } from '../../src/table/commands/choose.ts';
import type { Row } from '../../src/table/fact.ts';
import type { GameRegistry } from '../../src/table/game-registry.ts';
import type { Play } from '../../src/table/table.ts';
import { games } from '../play/games.ts';
import { openTables, SETTINGS } from '../play/open-tables.ts';

const HOST = 'the-host-of-it-all';
const SETTING = { ...SETTINGS, game: 'diario', seats: 1, assist: 'reason' } as const;

/** Tables with one game, which a bot plays alone. */
async function tablesWithGame() {
  const { store, time, tables, loaded } = await openTables(SETTING, HOST);
  const open = (ours: GameRegistry = games) => new Tables({ games: ours, store, now: time.now });
  await tables.run(loaded, begin(games, HOST, 'random'));
  return { store, time, open, tables, loaded };
}

async function answerOnce(tables: Tables, loaded: LoadedTable): Promise<void> {
  const { play } = loaded.table;
  const game = games.get('diario')?.game;
  const [ask] = play?.moment.asks ?? [];
  if (play === null || ask === undefined || game === undefined) throw new Error('nothing is asked');
  const since = play.asked[ask.seat]?.version ?? 0;
  const done = await tables.run(
    loaded,
    chooseForBot(ask.seat, since, { line: print(game.grammar, choiceAt(ask, 0)), reason: null }),
  );
  if (isRefusal(done)) throw new Error(done.reason.key);
}

test('an idle table leaves memory and comes back the same', async () => {
  const { time, tables, loaded } = await tablesWithGame();
  await answerOnce(tables, loaded);
  const before = loaded.table;
  time.pass(20_000);
  expect(tables.unloadIdle()).toEqual([]);
  time.pass(1);
  const holder = {};
  loaded.neededBy.add(holder);
  expect(tables.unloadIdle()).toEqual([]);
  loaded.neededBy.delete(holder);
  expect(tables.unloadIdle()).toEqual([loaded]);
  expect(tables.tablesInMemory).toEqual([]);
  const found = await tables.find(loaded.id);
  expect(found).not.toBe(loaded);
  expect({ ...found?.table, play: lasting(found?.table.play) }).toEqual({
    ...before,
    play: lasting(before.play),
  });
});

/** A game without what its latest answer told: a snapshot leaves that out. */
const lasting = (play: Play | null | undefined) => ({ ...play, delivered: [], barrier: false });

test('a table where people gather stays in memory longer than a game', async () => {
  const { time, tables, loaded } = await tablesWithGame();
  const gathering = await tables.open(SETTING, HOST);
  time.pass(60_000);
  expect(tables.unloadIdle()).toEqual([loaded]);
  time.pass(1);
  expect(tables.unloadIdle()).toEqual([gathering]);
});

test('a table is taken out of its snapshot, though its player goes round in circles', async () => {
  const { store, open, tables, loaded } = await tablesWithGame();
  // What is offered first comes to the evening, which is thought over there more often than an answer is taken back.
  while (loaded.snapshot === 0) await answerOnce(tables, loaded);
  expect(loaded.table.play?.past.length).toBeLessThanOrEqual(100);
  await tables.settle();
  const later = open();
  const found = (await later.find(loaded.id)) as LoadedTable;
  expect(found.snapshot).toBe(loaded.snapshot);
  expect(found.history.since(0)).toBeNull();
  // Older processes on the same database know these names.
  const { body = '' } = (await store.log.snapshot(loaded.id)) ?? {};
  expect(JSON.parse(body)).toMatchObject({ wishes: [], undealt: [] });
  // A snapshot leaves out the way back too.
  expect({ ...lasting(found.table.play), past: [] }).toEqual({ ...lasting(loaded.table.play), past: [] });
  await answerOnce(later, found);
  expect(found.table.version).toBe(loaded.table.version + 1);
});

test('a table of later rules than ours is not played on, and nothing else breaks', async () => {
  const { open, loaded, store } = await tablesWithGame();
  const other = new Map(games);
  const gameEntry = games.get('diario');
  if (gameEntry === undefined) throw new Error('no such game');
  other.set('diario', { ...gameEntry, game: { ...gameEntry.game, rules: gameEntry.game.rules - 1 } });
  const later = open(other);
  const found = await later.lookUp(loaded.id);
  expect(found !== null && isRefusal(found) && found.reason.key).toBe('refusal.other-rules');
  expect(await later.find(loaded.id)).toBeNull();
  expect(later.tablesInMemory).toEqual([]);
  const { rules } = gameEntry.game;
  expect(found).toMatchObject({ reason: { vars: { rules } } });
  expect(await later.open(SETTING, HOST)).toHaveProperty('table');
  expect(await store.log.after(loaded.id, 0)).toHaveLength(2);
});

test('a table from before seats waited and hosts barred is loaded from its rows and from its snapshot', async () => {
  const { store, open, tables, loaded } = await tablesWithGame();
  const { practice: _, delay: __, ...setting } = SETTING;
  const sitter = { identity: 'ada', name: 'Ada', colour: 'amber', symbol: 'bell' };
  const table = newTableId();
  const row: Row = {
    table,
    version: 1,
    at: 0,
    act: {
      by: null,
      facts: [
        { fact: 'opened', setting, host: 'ada', seed: loaded.table.seed },
        { fact: 'sat', seat: 0, sitter },
      ],
    },
  };
  const known = { id: table, game: 'diario', phase: 'gathering', isPublic: false, host: 'ada', openedAt: 0 };
  await store.tables.add(known as TableRow, row);
  const fromRows = await tables.find(table);
  expect(fromRows?.table).toMatchObject({ setting: SETTING, barred: [], isClosed: false });
  const {
    barred,
    isClosed,
    chairs,
    votes: _votes,
    abandonedDeals: _deals,
    ...rest
  } = {
    ...fromRows?.table,
    setting,
  };
  const wishes = [{ by: 1, about: 0, wish: 'wait' }];
  const undealt = [{ by: 'host', players: [], entropyHashes: [] }];
  const older = { ...rest, wishes, undealt, chairs: [{ sitter, ready: false, entropy: null, loan: null }] };
  await store.log.keepSnapshot(table, 1, JSON.stringify(older));
  expect((await open().find(table))?.table).toMatchObject({
    setting: SETTING,
    barred,
    isClosed,
    votes: wishes,
    abandonedDeals: undealt,
    chairs: [{ ...chairs?.[0], awaitedSince: null }],
  });
});
