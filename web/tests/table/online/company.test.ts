import { isRefusal } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { OnlineTable } from '../../../src/table/online/online-table.ts';
import { TestStorage } from '../../storage/storage.ts';
import { sensibly } from '../local/minds.ts';
import { until } from '../until.ts';
import { come, gather, isMyTurn, openTable } from './guests.ts';
import { useHouse } from './server.ts';
import { TestWire } from './test-network.ts';

const house = useHouse();

const reasonOf = (value: object | null) => (value !== null && isRefusal(value) ? value.reason.key : null);

describe('gathering', () => {
  test('whoever was not known until they sat down is known on their line at once', async () => {
    const host = new TestWire(house());
    const id = await openTable(host, { seats: 3 });
    const { table: hosts } = await come(id, host);
    const { table } = await come(id, new TestWire(house()));
    expect([hosts.company.isHost.value, table.company.isHost.value]).toEqual([true, false]);
    expect(await table.company.sit({ name: 'Nina', colour: 'jade' })).toBeNull();
    await until(() => table.company.seat.value === 0);
    await until(() => hosts.sitters.value[0]?.name === 'Nina');
    expect(hosts.sitters.value[0]).toMatchObject({ colour: 'jade', bot: null });
    expect(reasonOf(await table.company.setBot(1, 'random'))).toBe('refusal.host-only');
    expect(await hosts.company.setBot(1, 'random')).toBeNull();
    await until(() => table.sitters.value[1]?.bot === 'random');
    expect(table.sitters.value[1]?.name).not.toBe('');
    expect(reasonOf(await hosts.company.begin('random'))).toBe('refusal.not-ready');
    await table.company.setReady(true);
    expect(await hosts.company.begin('random')).toBeNull();
    await until(() => table.view.value !== null && table.log.value.length > 0);
    expect(table.log.value[0]).toMatchObject({ answers: 0, by: null });
    hosts.close();
    table.close();
  });

  test('whoever gets up is gone from the card', async () => {
    const wire = new TestWire(house());
    const { table } = await come(await openTable(wire), wire);
    await table.company.sit({ name: 'Otto' });
    await until(() => table.company.seat.value !== null);
    expect(await table.company.stand()).toBeNull();
    await until(() => table.company.seat.value === null && table.company.card.value.seats[0] === null);
    table.close();
  });
});

describe('talk', () => {
  test('is heard by everybody once', async () => {
    const [one, other] = await gather(house(), 2);
    expect(await one.table.company.say('hello')).toBeNull();
    expect(reasonOf(await one.table.company.write('good evening'))).toBe('refusal.phrases-only');
    const { talk } = other?.table.company ?? one.table.company;
    await until(() => talk.value.length === 1);
    expect(talk.value[0]).toMatchObject({ seat: 0, name: 'Livia', phrase: 'hello' });
    one.table.close();
    other?.table.close();
  });
});

describe('going back together', () => {
  test('takes everybody, and the story forgets what was taken back', async () => {
    const guests = await gather(house(), 3, { seats: 3 });
    const asked = await Promise.race(guests.map((guest) => until(() => isMyTurn(guest)).then(() => guest)));
    expect(await asked.table.choose(sensibly(asked.table))).toBeNull();
    const others = guests.filter((guest) => guest !== asked);
    expect(await asked.table.company.askUndo(0)).toBeNull();
    for (const [agreed, { table }] of others.entries()) {
      await until(() => table.company.card.value.undo?.agreed.length === agreed);
      expect(table.log.value).toHaveLength(2);
      expect(await table.company.answerUndo(true)).toBeNull();
    }
    for (const { table } of guests) {
      await until(() => table.log.value.length === 1);
      table.close();
    }
  });
});

describe('absence', () => {
  test('whoever gets up in the middle of a game comes back to their seat', async () => {
    const [guest] = await gather(house(), 1);
    const { table } = guest;
    expect(await table.company.stand()).toBeNull();
    await until(() => table.sitters.value[0]?.lent !== null);
    expect(await table.company.takeBack()).toBeNull();
    await until(() => table.sitters.value[0]?.lent === null);
    expect(reasonOf(await table.company.wish(1, 'bot'))).toBe('refusal.not-away');
    expect(Math.abs(table.company.now() - Date.now())).toBeLessThan(2_000);
    table.close();
  });
});

describe('watching', () => {
  test('a watcher sees nothing with the eyes of a seat until whole Hours have passed', async () => {
    const [{ table: played }] = await gather(house(), 1, { watching: 'everything', delay: 1 });
    const { id } = played.company.card.value;
    const { table } = await come(id, new TestWire(house()));
    await until(() => table.log.value.length > 0);
    expect(table.viewer.value).toBeNull();
    table.company.look(0);
    await until(() => table.view.value === null);
    expect([table.isLate.value, table.isShut.value]).toEqual([true, false]);
    expect(table.asks.value).toEqual([]);
    table.company.look(null);
    await until(() => (table.view.value as { viewer: number | null } | null)?.viewer === null);
    expect(table.isLate.value).toBe(false);
    table.close();
    played.close();
  });

  test('a table that shows nothing to strangers says so', async () => {
    const [{ table: played }] = await gather(house(), 1, { watching: 'nobody' });
    const { table } = await come(played.company.card.value.id, new TestWire(house()));
    expect([table.isShut.value, played.isShut.value]).toEqual([true, false]);
    table.close();
    played.close();
  });
});

describe('a house that cannot be reached', () => {
  test('is told from a table that is not there', async () => {
    const wire = new TestWire(house());
    const storage = new TestStorage();
    expect(reasonOf(await OnlineTable.open('x'.repeat(22), wire, storage))).toBe('refusal.no-table');
    wire.isDown = true;
    expect(reasonOf(await OnlineTable.open('x'.repeat(22), wire, storage))).toBe('online.unreachable');
  });
});
