import { game } from '@vigilia/game-011';
import { TakeBack, TestServers } from '@vigilia/server/testing';
import { expect, test } from 'vitest';
import { verifyRecord } from '../../../src/record/verify.ts';
import { sensibly } from '../local/minds.ts';
import { until } from '../until.ts';
import { come, type Guest, gather, isMyTurn, isOver } from './guests.ts';

/** Answers like a sensible person until the game is over. */
async function playOn(guest: Guest): Promise<void> {
  for (;;) {
    await until(() => isOver(guest) || isMyTurn(guest));
    if (isOver(guest)) return;
    await guest.table.choose(sensibly(guest.table));
  }
}

const reach = ({ table }: Guest) => table.remembered()?.link?.n;

const alarms = (guests: readonly Guest[]) => guests.map(({ table }) => table.company.alarm.value);

/** Plays until a player has shown three choices to all that the operator of the server then removes from its log. */
async function takenBack() {
  const servers = await TestServers.at();
  const guests = await gather((await servers.open()).address, 3, { seats: 3 });
  const { id } = guests[0].table.company.card.value;
  const takeBack = new TakeBack(servers.location, id);
  for (;;) {
    await until(() => guests.some(isMyTurn));
    const operator = guests.find(isMyTurn) as Guest;
    const plans = takeBack.plansFor(operator.table.company.seat.value ?? 0);
    if (plans === null) {
      await operator.table.choose(sensibly(operator.table));
      continue;
    }
    for (const choice of plans.shown) expect(await operator.table.choose(choice)).toBeNull();
    const n = reach(operator);
    await expect.poll(() => guests.map(reach)).toEqual([n, n, n]);
    await servers.close();
    takeBack.removeAfter(plans.version);
    return { servers, guests, operator, id, instead: plans.instead.join('; ') };
  }
}

test('choices that were shown and then taken back in the database give an alarm, and Verify finds them', async () => {
  const { servers, guests, operator, instead } = await takenBack();
  expect(alarms(guests)).toEqual([null, null, null]);
  const { address } = await servers.open();
  for (const { network } of guests) network.moveTo(address);
  // The log is shorter than it was.
  await Promise.all(guests.map(({ table }) => until(() => table.company.alarm.value === 'log')));
  expect(await operator.table.choose(instead)).toBeNull();
  await expect.poll(() => guests.every(({ table }) => table.remembered()?.otherLink != null)).toBe(true);
  await Promise.all(guests.map(playOn));
  expect(alarms(guests)).toEqual(['log', 'log', 'log']);
  const record = await operator.table.record();
  expect(await verifyRecord(record, game as never, null)).toMatchObject({ holds: true });
  for (const { table } of guests) {
    const finding = await verifyRecord(record, game as never, table.remembered());
    expect(finding).toMatchObject({ holds: false, why: { key: 'verdict.two-links' } });
    table.close();
  }
});

test('a page that was closed meanwhile finds them when it is opened again', async () => {
  const { servers, guests, operator, id, instead } = await takenBack();
  const [closed, ...others] = guests.filter((guest) => guest !== operator) as [Guest, Guest];
  closed.table.close();
  const { address } = await servers.open();
  for (const { network } of guests) network.moveTo(address);
  await until(() => operator.table.company.connection.value === 'connected');
  expect(await operator.table.choose(instead)).toBeNull();
  const again = await come(id, closed.network, closed.storage);
  await until(() => again.table.company.alarm.value === 'log');
  expect(again.table.remembered()?.otherLink).not.toBeNull();
  for (const { table } of [again, operator, ...others]) table.close();
});
