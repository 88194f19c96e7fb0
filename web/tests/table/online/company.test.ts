import { isRefusal } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { OnlineTable } from '../../../src/table/online/online-table.ts';
import { TestStorage } from '../../storage/storage.ts';
import { sensibly } from '../local/minds.ts';
import { until } from '../until.ts';
import { come, gather, isMyTurn, openTable } from './guests.ts';
import { useServer } from './server.ts';
import { TestNetwork } from './test-network.ts';

const server = useServer();

const reasonOf = (value: object | null) => (value !== null && isRefusal(value) ? value.reason.key : null);

describe('gathering', () => {
  test('a new visitor who sits down is known on the socket at once', async () => {
    const host = new TestNetwork(server());
    const id = await openTable(host, { seats: 3 });
    const { table: hosts } = await come(id, host);
    const { table } = await come(id, new TestNetwork(server()));
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
    await table.company.setReady(true, { memory: [], avoid: [] });
    expect(await hosts.company.begin('random')).toBeNull();
    await until(() => table.view.value !== null && table.log.value.length > 0);
    expect(table.log.value[0]).toMatchObject({ answers: 0, by: null });
    hosts.close();
    table.close();
  });

  test('a person who stands up leaves the card', async () => {
    const network = new TestNetwork(server());
    const { table } = await come(await openTable(network), network);
    await table.company.sit({ name: 'Otto' });
    await until(() => table.company.seat.value !== null);
    expect(await table.company.stand()).toBeNull();
    await until(() => table.company.seat.value === null && table.company.card.value.seats[0] === null);
    table.close();
  });
});

describe('talk', () => {
  test('reaches every seat once', async () => {
    const [one, other] = await gather(server(), 2);
    expect(await one.table.company.say('hello')).toBeNull();
    expect(reasonOf(await one.table.company.write('good evening'))).toBe('refusal.phrases-only');
    const { talk } = other?.table.company ?? one.table.company;
    await until(() => talk.value.length === 1);
    expect(talk.value[0]).toMatchObject({ seat: 0, name: 'Livia', phrase: 'hello' });
    one.table.close();
    other?.table.close();
  });
});

describe('undo by consent', () => {
  test('needs the consent of all, and the undone entries leave the log', async () => {
    const guests = await gather(server(), 3, { seats: 3 });
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
  test('a person who stands up during a game gets the same seat back', async () => {
    const [guest] = await gather(server(), 1);
    const { table } = guest;
    expect(await table.company.stand()).toBeNull();
    await until(() => table.sitters.value[0]?.lent !== null);
    expect(await table.company.takeBack()).toBeNull();
    await until(() => table.sitters.value[0]?.lent === null);
    // A bot that chooses at the same moment makes the wish stale, and then it is sent again.
    await expect.poll(async () => reasonOf(await table.company.vote(1, 'bot'))).toBe('refusal.not-away');
    table.close();
  });
});

describe('the clock of the table', () => {
  const DAY = 86_400_000;
  const ahead = useServer({ now: () => Date.now() + DAY });

  test('is that of the server', async () => {
    const host = new TestNetwork(ahead());
    const { table } = await come(await openTable(host, { seats: 3 }), host);
    expect(await table.company.setBot(1, 'random')).toBeNull();
    // A message takes its time, though less than half a day.
    await expect.poll(() => table.company.now() - Date.now()).toBeGreaterThan(DAY / 2);
    table.close();
  });
});

describe('watching', () => {
  test('a watcher sees the view of a seat only after whole Hours', async () => {
    const [{ table: played }] = await gather(server(), 1, { watching: 'everything', delay: 1 });
    const { id } = played.company.card.value;
    const { table } = await come(id, new TestNetwork(server()));
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

  test('a table closed to watchers says so', async () => {
    const [{ table: played }] = await gather(server(), 1, { watching: 'nobody' });
    const { table } = await come(played.company.card.value.id, new TestNetwork(server()));
    expect([table.isShut.value, played.isShut.value]).toEqual([true, false]);
    table.close();
    played.close();
  });
});

describe('a server that cannot be reached', () => {
  test('gives another refusal than a missing table', async () => {
    const network = new TestNetwork(server());
    const storage = new TestStorage();
    expect(reasonOf(await OnlineTable.open('x'.repeat(22), network, storage))).toBe('refusal.no-table');
    network.isDown = true;
    expect(reasonOf(await OnlineTable.open('x'.repeat(22), network, storage))).toBe('online.unreachable');
  });
});
