import type { Card, FromServer } from '@vigilia/server/protocol';
import { expect, test } from 'vitest';
import { EventHistory } from '../../../src/table/online/event-history.ts';
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
