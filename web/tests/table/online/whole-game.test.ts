import { game } from '@vigilia/game-011';
import { expect, test } from 'vitest';
import { verifyRecord } from '../../../src/record/verify.ts';
import { sensibly } from '../local/minds.ts';
import { until } from '../until.ts';
import { come, type Guest, gather, isMyTurn, isOver } from './guests.ts';
import { useServer } from './server.ts';

const server = useServer();

/** Plays a seat to the end. Now and then the socket breaks just after a request. */
async function play(guest: Guest): Promise<number> {
  const { table, network } = guest;
  let chosen = 0;
  for (;;) {
    await until(() => isMyTurn(guest) || isOver(guest));
    if (isOver(guest)) return chosen;
    const answer = table.choose(sensibly(table));
    if (chosen % 20 === 4) network.cut();
    expect(await answer).toBeNull();
    chosen++;
  }
}

test('two people and two bots play to the end although their sockets keep breaking', {
  timeout: 180_000,
}, async () => {
  const guests = await gather(server(), 2);
  const chosen = await Promise.all(guests.map(play));
  expect(Math.min(...chosen)).toBeGreaterThan(9);
  for (const { table, network, storage } of guests) {
    await until(() => table.company.connection.value === 'connected');
    // A page that is opened now shows the same as one that was open all along.
    const again = await come(table.company.card.value.id, network, storage);
    await until(() => again.table.log.value.length > 0);
    expect(again.table.view.value).toEqual(table.view.value);
    expect(again.table.log.value).toEqual(table.log.value);
    expect(table.log.value.map(({ answers }) => answers)).toEqual([...table.log.value.keys()]);
    expect(again.table.seen.value).toBe(table.seen.value);
    again.table.close();
  }
  const [{ table }] = guests;
  const record = await table.record();
  // The header and the end are lines too.
  expect(record.trimEnd().split('\n')).toHaveLength(table.log.value.length + 2);
  const remembered = table.remembered();
  expect(table.company.alarm.value).toBeNull();
  expect(remembered).toMatchObject({ sawBeginning: true, entropy: expect.any(String) });
  expect(await verifyRecord(record, game as never, remembered)).toMatchObject({
    holds: true,
    compared: [
      'commitment',
      'rules',
      'practice',
      'entropy',
      'entropyHashes',
      'options',
      'undealt',
      'link',
      'links',
    ],
  });
  const path = await table.rematch();
  expect(path).toMatch(/^\/table\/[\w-]{22}$/);
  for (const guest of guests) guest.table.close();
});
