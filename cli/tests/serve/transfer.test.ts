import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { type Result, temporary, tidyUp, vigilia } from '../command.ts';
import { endAll, served } from './server.ts';

afterEach(() => {
  endAll();
  tidyUp();
});

interface Card {
  readonly id: string;
  readonly commitment: string;
}

/** Without the database that the surroundings may name. */
function command(...args: string[]): Promise<Result> {
  return vigilia(args, [], { DATABASE_URL: '' });
}

/** A house in which one table was opened, closed again. */
async function houseWithTable(): Promise<{ readonly data: string; readonly card: Card }> {
  const data = temporary('data');
  const { address, child, end } = await served(['--data', data]);
  const reply = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: '011', seats: 4 }),
  });
  expect(reply.status).toBe(200);
  const card = (await reply.json()) as Card;
  child.kill('SIGTERM');
  await end;
  return { data, card };
}

describe('a table moves to another house', () => {
  test('by a file, and is the same there', async () => {
    const { data, card } = await houseWithTable();
    const file = temporary('table.jsonl');
    const out = await command('export', '--data', data, '--', card.id, file);
    expect(out).toMatchObject({ code: 0, err: '' });
    expect(out.out).toContain(file);

    const elsewhere = temporary('elsewhere');
    const back = await command('import', file, '--data', elsewhere);
    expect(back).toEqual({ code: 0, err: '', out: `The table is set up: ${card.id}\n` });
    const printed = await command('export', '--data', elsewhere, '--', card.id);
    expect(printed).toEqual({ code: 0, err: '', out: readFileSync(file, 'utf8') });

    const { address } = await served(['--data', elsewhere]);
    const shown = await fetch(`${address}/api/tables/${card.id}`);
    expect(await shown.json()).toMatchObject({ id: card.id, commitment: card.commitment });
  });

  test('by a file that only its owner can read, and that takes the place of no other', async () => {
    const { data, card } = await houseWithTable();
    const file = temporary('table.jsonl');
    await command('export', '--data', data, '--', card.id, file);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
    const again = await command('export', '--data', data, '--', card.id, file);
    expect(again).toEqual({ code: 1, out: '', err: `There is a file ${file} already: name another one.\n` });
  });

  test('once: where it is already it stays as it is', async () => {
    const { data, card } = await houseWithTable();
    const file = temporary('table.jsonl');
    await command('export', '--data', data, '--', card.id, file);
    const { code, err } = await command('import', file, '--data', data);
    expect(code).toBe(1);
    expect(err).toContain('This table is here already.');
  });
});

describe('what cannot be moved', () => {
  test('a table that is not there', async () => {
    const data = temporary('data');
    const { code, out, err } = await command('export', 'AAAAAAAAAAAAAAAAAAAAAA', '--data', data);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe(`There is no table of this id in ${data}.\n`);
  });

  test('a file that is not there, and one that is no table', async () => {
    const data = temporary('data');
    const none = await command('import', 'no-such-file.jsonl', '--data', data);
    expect(none).toMatchObject({ code: 1, err: 'There is no file no-such-file.jsonl.\n' });
    const file = temporary('table.jsonl');
    writeFileSync(file, '{"vigilia":1}\n');
    const other = await command('import', file, '--data', data);
    expect(other.code).toBe(1);
    expect(other.err).toContain(`${file} cannot be set up as a table. Line 1`);
  });

  test('a table of a house that is open on its folder', async () => {
    const data = temporary('data');
    await served(['--data', data]);
    const { code, err } = await command('export', 'AAAAAAAAAAAAAAAAAAAAAA', '--data', data);
    expect(code).toBe(1);
    expect(err).toContain('Another Vigilia is running');
  });
});
