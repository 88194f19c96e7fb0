import { expect, test } from 'vitest';
import { orders } from '../../src/index.ts';
import { message } from '../../src/texts/message.ts';
import { nameOf } from '../../src/texts.ts';

test('AUC-3 an order tells its owner the Hour and each of its parts', () => {
  const parts = [
    'II from 1 up to 7 then pass',
    'III up to 4 then wake',
    'I wake',
    'up to 2 then pass',
    'pass',
  ];
  expect(orders.describe(`hour 5 auction 2: ${parts.join('; ')}`)).toEqual(
    message('order.kept', { hour: 5, orders: parts }),
  );
  expect(parts.map((part) => nameOf('orders', part))).toEqual([
    message('order.bid', { position: 2, first: 1, most: 7, lastly: 'pass' }),
    message('order.bid', { position: 3, first: 0, most: 4, lastly: 'wake' }),
    message('order.no-bid', { position: 1, lastly: 'wake' }),
    message('order.under-way', { most: 2, lastly: 'pass' }),
    message('order.rest', { lastly: 'pass' }),
  ]);
});

test.each(['pass', 'wake'])('AUC-3 an order that is only “%s” says so', (lastly) => {
  expect(orders.describe(`hour 11 auction 1: ${lastly}`)).toEqual(message('order.all', { hour: 11, lastly }));
});

test.each(['II pass', 'up to 3 then pass'])('AUC-3 “%s” is the only part and still a part', (part) => {
  expect(orders.describe(`hour 1 auction 1: ${part}`)).toEqual(
    message('order.kept', { hour: 1, orders: [part] }),
  );
});

test('what is no part of an order stands as it is', () => {
  expect(nameOf('orders', 'up to the moon')).toEqual({ written: 'up to the moon' });
});
