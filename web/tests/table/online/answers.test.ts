import { isOffered, isRefusal } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { sensibly } from '../local/minds.ts';
import { until } from '../until.ts';
import { come, type Guest, gather, isMyTurn, isOver } from './guests.ts';
import { useServer } from './server.ts';

const server = useServer();

async function turnOf(guest: Guest): Promise<void> {
  await until(() => isMyTurn(guest) || isOver(guest));
}

test('asking why refuses with a clause and changes nothing', async () => {
  const [guest] = await gather(server(), 1);
  const { table } = guest;
  await turnOf(guest);
  const { length } = table.log.value;
  expect(await table.why('bid I 99')).toMatchObject({ refused: true, clause: expect.any(String) });
  expect(await table.why(sensibly(table))).toBeNull();
  expect(await table.choose('fly away')).toMatchObject({ refused: true, column: 1 });
  expect(await table.undo()).toMatchObject({ reason: { key: 'refusal.undo' } });
  expect(table.log.value).toHaveLength(length);
  table.close();
});

test('a plan is taken as far as this seat is asked, and says where it stopped', async () => {
  const [guest] = await gather(server(), 1);
  const { table } = guest;
  await turnOf(guest);
  const line = sensibly(table);
  const stop = await table.choose(`${line}; end; end`);
  expect(stop).toMatchObject({ taken: 1, of: 3, column: line.length + 3 });
  expect(stop).not.toHaveProperty('refused');
  table.close();
});

test('an undone choice leaves the log', async () => {
  const [guest] = await gather(server(), 1);
  const { table } = guest;
  await turnOf(guest);
  while (!table.mayUndo.value) {
    expect(await table.choose(sensibly(table))).toBeNull();
    await turnOf(guest);
  }
  const { length } = table.log.value;
  expect(await table.undo()).toBeNull();
  expect(table.log.value).toHaveLength(length - 1);
  table.close();
});

test('an answer to a closed question is refused as stale and brings the present state', async () => {
  const [guest] = await gather(server(), 1);
  await turnOf(guest);
  // Another window of the same person has not received the answer yet.
  const { table } = guest;
  const late = { ...guest, table: await secondWindow(guest) };
  await turnOf(late);
  const line = sensibly(table);
  const [first, second] = await Promise.all([table.choose(line), late.table.choose(line)]);
  const reasons = [first, second].map((refusal) => refusal?.reason.key ?? null);
  expect(reasons).toContain(null);
  expect(reasons.some((reason) => reason !== null)).toBe(true);
  await turnOf(late);
  await turnOf(guest);
  await until(() => late.table.log.value.length === table.log.value.length);
  expect(late.table.view.value).toEqual(table.view.value);
  table.close();
  late.table.close();
});

async function secondWindow({ table, network, storage }: Guest) {
  return (await come(table.company.card.value.id, network, storage)).table;
}

test('an order bids for the seat that left it', async () => {
  const [guest] = await gather(server(), 1);
  const { table } = guest;
  await turnOf(guest);
  expect(await table.leaveOrder('nonsense')).toMatchObject({ refused: true });
  const modestly = ['I', 'II', 'III', 'IV'].map((position) => `${position} up to 1 then pass`).join('; ');
  expect(await table.leaveOrder(modestly)).toBeNull();
  const { length } = table.log.value;
  await until(() => table.log.value.slice(length).some(({ by }) => by === 0));
  await until(() => table.order.value === null);
  table.close();
});

test('a hint is given where the table allows it', async () => {
  const [proud] = await gather(server(), 1);
  await turnOf(proud);
  expect(await proud.table.hint()).toMatchObject({ reason: { key: 'refusal.no-hints' } });
  proud.table.close();
  const [guest] = await gather(server(), 1, { assist: 'hints' });
  await turnOf(guest);
  const advice = await guest.table.hint();
  if (isRefusal(advice)) throw new Error(advice.reason.key);
  const [ask] = guest.table.asks.value;
  const [best] = advice;
  expect(ask !== undefined && best !== undefined && isOffered(ask, best.choice)).toBe(true);
  guest.table.close();
});
