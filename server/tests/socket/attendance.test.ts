import { isRefusal, type Refusal } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { newTableId } from '../../src/live-tables/first-row.ts';
import type { LoadedTable } from '../../src/live-tables/loaded-table.ts';
import type { Tables } from '../../src/live-tables/tables.ts';
import { metrics } from '../../src/operate/metrics.ts';
import { Attendance } from '../../src/socket/attendance.ts';
import { TableChannels } from '../../src/socket/table-channels.ts';
import { TIME_TO_COME, TIME_TO_RETURN } from '../../src/table/commands/attend.ts';
import { close, freeSeat } from '../../src/table/commands/hosting.ts';
import { sit } from '../../src/table/commands/sit.ts';
import { games } from '../play/games.ts';
import { openTables, SETTINGS } from '../play/open-tables.ts';

const LOOKS = {
  ada: { name: 'Ada', colour: 'amber', symbol: 'bell' },
  bruno: { name: 'Bruno', colour: 'jade', symbol: 'key' },
  carla: { name: 'Carla', colour: 'slate', symbol: 'star' },
} as const;
type Name = keyof typeof LOOKS;

/** A table of Ada's, or another one at the same tables, and a clock that moves when the test says so. */
async function gathering(another?: (tables: Tables) => Promise<LoadedTable | Refusal>) {
  const { store, time, tables, loaded: first } = await openTables({ isPublic: true }, 'ada');
  const loaded = (await another?.(tables)) ?? first;
  if (isRefusal(loaded)) throw new Error(loaded.reason.key);
  const channels = new TableChannels(tables, metrics());
  const attendance = new Attendance(tables, channels, { isAlone: true });
  const sitDown = (name: Name) => tables.run(loaded, sit(name, LOOKS[name]));
  const connect = async (identity: Name) => {
    const subscriber = { identity, lens: null, send: () => {}, sendFrame: () => {} };
    const channel = await channels.join(loaded, subscriber, null);
    attendance.noteArrivals(channel);
    await tables.settle();
    return () => channels.leave(channel, subscriber);
  };
  const wait = async (milliseconds: number) => {
    time.pass(milliseconds);
    await attendance.sweep();
  };
  return { store, tables, loaded, sitDown, connect, wait };
}

const namesAt = ({ table }: LoadedTable) =>
  table.chairs.map((chair) => chair && 'name' in chair.sitter && chair.sitter.name);

test('a seat falls free whose person has not connected within a minute', async () => {
  const { loaded, sitDown, connect, wait } = await gathering();
  await connect('ada');
  await sitDown('ada');
  await sitDown('bruno');
  await wait(TIME_TO_COME - 1);
  expect(namesAt(loaded)).toEqual(['Ada', 'Bruno', null]);
  await wait(1);
  expect(namesAt(loaded)).toEqual(['Ada', null, null]);
});

test('keeps the seat of a person who has connected once, and of one who moves to another', async () => {
  const { tables, loaded, sitDown, connect, wait } = await gathering();
  await connect('ada');
  await sitDown('ada');
  await sitDown('bruno');
  const hangUp = await connect('bruno');
  hangUp();
  await tables.run(loaded, sit('bruno', { ...LOOKS.bruno, seat: 2 }));
  await wait(10 * TIME_TO_COME);
  expect(namesAt(loaded)).toEqual(['Ada', null, 'Bruno']);
});

test('a seat falls free whose person was here and has left, and waits for one who comes back', async () => {
  const { loaded, sitDown, connect, wait } = await gathering();
  await connect('ada');
  for (const name of ['ada', 'bruno', 'carla'] as const) await sitDown(name);
  const hangUp = await connect('bruno');
  const goOut = await connect('carla');
  for (const leave of [hangUp, goOut]) leave();
  await wait(TIME_TO_RETURN - 1);
  expect(loaded.table.chairs[1]?.awaitedSince).toBeNull();
  await wait(1);
  expect(loaded.table.chairs[1]?.awaitedSince).not.toBeNull();
  await connect('carla');
  await wait(TIME_TO_COME);
  expect(namesAt(loaded)).toEqual(['Ada', null, 'Carla']);
});

test('a table whose host is away for a minute goes to the next person who is there', async () => {
  const { store, loaded, sitDown, connect, wait } = await gathering();
  const hangUp = await connect('ada');
  for (const name of ['ada', 'bruno', 'carla'] as const) await sitDown(name);
  (await connect('bruno'))();
  await connect('carla');
  await wait(10 * TIME_TO_COME);
  expect(loaded.table.host).toBe('ada');
  hangUp();
  await wait(TIME_TO_COME - 1);
  expect(loaded.table.host).toBe('ada');
  await wait(1);
  // Bruno sits nearer and is away too.
  expect(loaded.table.host).toBe('carla');
  expect((await store.tables.find(loaded.id))?.host).toBe('carla');
});

test('a table that is empty closes when its host does not come for a minute', async () => {
  const { store, loaded, connect, wait } = await gathering();
  (await connect('ada'))();
  await wait(TIME_TO_COME);
  expect(loaded.table).toMatchObject({ phase: 'over', isClosed: true });
  expect(await store.tables.lobby(10)).toEqual([]);
  expect((await store.tables.find(loaded.id))?.phase).toBe('over');
});

test('keeps the table of a seated host who is away, where no other person could take it over', async () => {
  const { loaded, sitDown, connect, wait } = await gathering();
  await sitDown('ada');
  (await connect('ada'))();
  await wait(10 * TIME_TO_COME);
  expect(loaded.table.phase).toBe('gathering');
  expect(namesAt(loaded)).toEqual(['Ada', null, null]);
});

test('keeps the seats of those who played before at a rematch: the host, not the clock, frees them', async () => {
  const { tables, loaded, connect, wait } = await gathering((opened) => {
    const people = (['ada', 'bruno'] as const).map((identity) => ({ identity, ...LOOKS[identity] }));
    const settings = { ...SETTINGS, isPublic: true };
    return opened.open(settings, 'ada', { id: newTableId(), sitters: [...people, { bot: 'random' }] });
  });
  await connect('ada');
  await wait(10 * TIME_TO_COME);
  expect(namesAt(loaded).slice(0, 2)).toEqual(['Ada', 'Bruno']);
  await tables.run(loaded, freeSeat(games, 'ada', 1, null));
  expect(namesAt(loaded).slice(0, 2)).toEqual(['Ada', null]);
});

test('hands a table over once: the former host cannot close it', async () => {
  const { tables, loaded, sitDown, connect, wait } = await gathering();
  await sitDown('bruno');
  await connect('bruno');
  await wait(TIME_TO_COME);
  expect(loaded.table.host).toBe('bruno');
  expect(await tables.run(loaded, close('ada'))).toMatchObject({ reason: { key: 'refusal.host-only' } });
});
