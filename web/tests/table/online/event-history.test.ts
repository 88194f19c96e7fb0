import type { Card, FromServer } from '@vigilia/server/protocol';
import { expect, test } from 'vitest';
import { EventHistory, entriesNotUndone, mergeEntries } from '../../../src/table/online/event-history.ts';
import type { Requests, ServerLogEntry } from '../../../src/table/online/requests.ts';
import { ServerState } from '../../../src/table/online/server-state.ts';

const entry = (version: number): ServerLogEntry => ({
  version,
  at: version,
  by: 0,
  answers: version - 3,
  events: [{ type: 'passed' }],
});
const welcome = (missed: ServerLogEntry[] | null) =>
  ({ type: 'welcome', card: { phase: 'playing' }, missed }) as unknown as FromServer;
const happened = (version: number) => ({ type: 'happened', ...entry(version) }) as unknown as FromServer;

/** A row that is not told: what takes the rows misses it. */
const MISSING = 8;

/** A history whose requests are answered when the test says so. */
function historyToFetch() {
  const serverState = new ServerState({} as Card);
  const open: ((entries: ServerLogEntry[]) => void)[] = [];
  const requests = { history: () => new Promise((answer) => open.push(answer)) } as unknown as Requests;
  const taken: (readonly [isWhole: boolean, ...versions: number[]])[] = [];
  const history = new EventHistory(serverState, requests, (rows, { isWhole }) => {
    taken.push([isWhole, ...rows.map(({ version }) => version)]);
    return isWhole || rows.every(({ version }) => version !== MISSING + 1);
  });
  const answer = async (...versions: number[]) => {
    open.shift()?.(versions.map(entry));
    await Promise.resolve();
  };
  return {
    serverState,
    history,
    answer,
    taken,
    versions: () => history.log.value.map(({ version }) => version),
  };
}

test('shows entries that arrive during a fetch together with the fetched ones', async () => {
  const { history, answer, versions } = historyToFetch();
  history.receive(welcome(null));
  history.receive(happened(5));
  expect(versions()).toEqual([]);
  await answer(3, 4);
  expect(versions()).toEqual([3, 4, 5]);
  history.receive(happened(6));
  expect(versions()).toEqual([3, 4, 5, 6]);
});

test('keeps the known entries until the fetch after a long absence is answered', async () => {
  const { history, answer, versions } = historyToFetch();
  history.receive(welcome(null));
  await answer(3, 4);
  history.receive(welcome(null));
  expect(versions()).toEqual([3, 4]);
  await answer(3, 4, 5, 6);
  expect(versions()).toEqual([3, 4, 5, 6]);
});

test('shows another viewer no entries of the first one', async () => {
  const { serverState, history, answer, versions } = historyToFetch();
  history.receive(welcome(null));
  await answer(3, 4);
  serverState.lens.value = 1;
  history.receive(welcome([]));
  expect(versions()).toEqual([]);
  await answer(3);
  expect(versions()).toEqual([3]);
});

test('gives rows on in order, and all of them where one is missing before them', async () => {
  const { history, answer, taken, versions } = historyToFetch();
  history.receive(welcome(null));
  history.receive(happened(5));
  await answer(3, 4);
  history.receive(happened(6));
  history.receive(welcome([entry(7)]));
  history.receive(happened(MISSING + 1));
  await answer(3, 4, 5, 6, 7, MISSING, MISSING + 1);
  expect(taken).toEqual([
    [true, 3, 4, 5],
    [false, 6],
    [false, 7],
    [false, MISSING + 1],
    [true, 3, 4, 5, 6, 7, MISSING, MISSING + 1],
  ]);
  expect(versions()).toEqual([3, 4, 5, 6, 7, MISSING, MISSING + 1]);
});

/** An entry with the named events. */
function entryWith(version: number, answers: number, events: string, undone?: number): ServerLogEntry {
  return {
    version,
    at: 0,
    by: 1,
    answers,
    events: [...events].map((type) => ({ type })),
    ...(undone === undefined ? {} : { undone }),
  };
}

const toldOf = (delivered: readonly ServerLogEntry[]) =>
  entriesNotUndone(delivered).map(
    ({ answers, events }) => `${answers}${events.map(({ type }) => type).join('')}`,
  );

const LOBBY = [entryWith(1, 0, ''), entryWith(2, 0, '')];
const DEAL = entryWith(3, 0, 'd');

test('entries about seats and wishes are left out', () => {
  expect(toldOf([...LOBBY, DEAL, entryWith(4, 1, 'a'), entryWith(5, 1, ''), entryWith(6, 2, '')])).toEqual([
    '0d',
    '1a',
    '2',
  ]);
});

test('undone entries are left out', () => {
  const delivered = [
    DEAL,
    entryWith(4, 1, 'a'),
    entryWith(5, 2, 'b'),
    entryWith(6, 3, 'c'),
    entryWith(7, 1, '', 1),
    entryWith(8, 2, 'e'),
  ];
  expect(toldOf(delivered)).toEqual(['0d', '1a', '2e']);
  expect(toldOf([...delivered, entryWith(9, 0, '', 0)])).toEqual(['0d']);
});

test('of several choices in one entry those that were not undone stand', () => {
  expect(toldOf([DEAL, entryWith(4, 3, 'abc'), entryWith(5, 2, '', 2)])).toEqual(['0d', '2ab']);
  expect(toldOf([DEAL, entryWith(4, 3, 'abcd'), entryWith(5, 2, '', 2)])).toEqual(['0d', '2abcd']);
});

test('entries that arrive twice or late are shown once and in order', () => {
  const all = [DEAL, entryWith(4, 1, 'a'), entryWith(5, 2, 'b')];
  expect(mergeEntries(all.slice(0, 1), all.slice(1))).toEqual(all);
  expect(mergeEntries(all.slice(2), all)).toEqual(all);
  expect(mergeEntries(all, all.slice(1, 2))).toEqual(all);
});
