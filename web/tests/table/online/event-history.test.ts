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

/** Somebody at a table whose story is told when the test says so. */
function listening() {
  const told = new ServerState({} as Card);
  const asked: ((story: ServerLogEntry[]) => void)[] = [];
  const requests = { story: () => new Promise((tell) => asked.push(tell)) } as unknown as Requests;
  const story = new EventHistory(told, requests);
  const tell = async (...versions: number[]) => {
    asked.shift()?.(versions.map(entry));
    await Promise.resolve();
  };
  return { told, story, tell, versions: () => story.log.value.map(({ version }) => version) };
}

test('what happens while the story is fetched is told with it, not before', async () => {
  const { story, tell, versions } = listening();
  story.receive(welcome(null));
  story.receive(happened(5));
  expect(versions()).toEqual([]);
  await tell(3, 4);
  expect(versions()).toEqual([3, 4, 5]);
  story.receive(happened(6));
  expect(versions()).toEqual([3, 4, 5, 6]);
});

test('whoever was away too long keeps what they heard until they are told anew', async () => {
  const { story, tell, versions } = listening();
  story.receive(welcome(null));
  await tell(3, 4);
  story.receive(welcome(null));
  expect(versions()).toEqual([3, 4]);
  await tell(3, 4, 5, 6);
  expect(versions()).toEqual([3, 4, 5, 6]);
});

test('other eyes see nothing of what the first have heard', async () => {
  const { told, story, tell, versions } = listening();
  story.receive(welcome(null));
  await tell(3, 4);
  told.lens.value = 1;
  story.receive(welcome([]));
  expect(versions()).toEqual([]);
  await tell(3);
  expect(versions()).toEqual([3]);
});
