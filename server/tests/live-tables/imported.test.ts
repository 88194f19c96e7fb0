import { expect, test } from 'vitest';
import { checkImported } from '../../src/imported-table.ts';
import type { WholeTable } from '../../src/store/store.ts';
import { begin } from '../../src/table/commands/begin.ts';
import { ready } from '../../src/table/commands/ready.ts';
import { sit } from '../../src/table/commands/sit.ts';
import { games } from '../play/games.ts';
import { openTables } from '../play/open-tables.ts';

const LOOKS = [
  { name: 'Ada', colour: 'amber', symbol: 'bell' },
  { name: 'Bruno', colour: 'jade', symbol: 'key' },
  { name: 'Carla', colour: 'slate', symbol: 'star' },
];

/** A game of 011 in its first auction, in which the second bidder has left an order. */
async function withOrder(): Promise<WholeTable> {
  const { store, tables, loaded } = await openTables({}, 'Ada');
  for (const [seat, looks] of LOOKS.entries()) {
    await tables.run(loaded, sit(looks.name, { seat, ...looks }));
    await tables.run(loaded, ready(looks.name, true, null));
  }
  await tables.run(loaded, begin(games, 'Ada', null));
  const opener = loaded.table.play?.moment.asks[0]?.seat ?? 0;
  await tables.orders.leave(loaded, (opener + 1) % 3, 'II up to 3 then pass');
  return (await store.whole.read(loaded.id)) ?? expect.fail('there is no such table');
}

test('a table is imported with the orders that its players left, as they are kept', async () => {
  const whole = await withOrder();
  expect(whole.orders).toHaveLength(1);
  expect(await checkImported(games, whole)).toEqual({ phase: 'playing' });
});

test('a table is refused with an order that no player can have left', async () => {
  const whole = await withOrder();
  const [{ seat, order } = { seat: 0, order: '' }] = whole.orders;
  const problem = { problem: 'it has an order that no player can have left.' };
  for (const written of ['', 'II up to 3 then pass', order.replace('3', 'III')])
    expect(await checkImported(games, { ...whole, orders: [{ seat, order: written }] })).toEqual(problem);
  const gathering = { ...whole, table: { ...whole.table, phase: 'gathering' as const } };
  const rows = whole.rows.slice(0, 2);
  expect(await checkImported(games, { ...gathering, rows })).toEqual(problem);
});

test('a table is refused with a member or the key of a command that no server gives', async () => {
  const whole = await withOrder();
  expect(await checkImported(games, { ...whole, members: ['Ada', '../Ada'] })).toHaveProperty('problem');
  const [row] = whole.rows;
  if (row === undefined) throw new Error('there is no row');
  for (const act of [
    { by: 0, key: 'a key of words' },
    { by: 11, key: 'the-key-of-it' },
  ]) {
    const next = { ...row, version: whole.rows.length + 1, act: { ...act, facts: [] } };
    expect(await checkImported(games, { ...whole, rows: [...whole.rows, next] })).toHaveProperty('problem');
  }
});
