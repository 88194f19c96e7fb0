import { expect, test } from 'vitest';
import { looksOf } from '../../src/seats/looks.ts';

const COMMITMENT = '0001'.repeat(16);
const bot = { name: null };

test('no two seats share a name, a colour or a symbol', () => {
  const looks = looksOf(
    [{ name: 'brando', colour: 'azure' }, bot, { name: 'Eva', symbol: 'anchor' }, bot],
    COMMITMENT,
  );
  expect(looks.map(({ name }) => name)).toEqual(['brando', 'Celso', 'Eva', 'Delia']);
  expect(looks.map(({ colour }) => colour)).toEqual(['azure', 'amber', 'crimson', 'ivory']);
  expect(looks.map(({ symbol }) => symbol)).toEqual(['bell', 'compass', 'anchor', 'crown']);
});

test('bots keep their names at a table and have others at another table', () => {
  const namesAt = (commitment: string) => looksOf([bot, bot, bot], commitment).map(({ name }) => name);
  expect(namesAt(COMMITMENT)).toEqual(namesAt(COMMITMENT));
  expect(namesAt('0005'.repeat(16))).not.toEqual(namesAt(COMMITMENT));
});
