import { namedSeed } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import {
  forgetOpened,
  idOfRecord,
  keepOpened,
  listOpened,
  readOpened,
} from '../../src/storage/opened-records.ts';
import { TestStorage } from './storage.ts';

const FILE = '{"game":"011"}\n{"by":0}\n';

async function kept(storage: TestStorage, file: string, at: number): Promise<string> {
  const id = idOfRecord(file);
  expect(await keepOpened({ id, game: '011', at }, file, storage)).toBe(true);
  return id;
}

test('a record is read again under its name until it is removed', async () => {
  const storage = new TestStorage();
  const id = await kept(storage, FILE, 1);
  expect(await readOpened(id, storage)).toBe(FILE);
  expect(listOpened(storage)).toEqual([{ id, game: '011', at: 1 }]);
  forgetOpened(id, storage);
  expect(await readOpened(id, storage)).toBeNull();
  expect(listOpened(storage)).toEqual([]);
});

test('a record and an altered copy of it have two names', async () => {
  expect(idOfRecord(FILE)).not.toBe(idOfRecord(FILE.replace('0', '1')));
});

test('the ten opened last are kept, and one that is opened again counts once', async () => {
  const storage = new TestStorage();
  const ids: string[] = [];
  for (let index = 0; index < 12; index++) ids.push(await kept(storage, `${FILE}${index}`, index));
  expect(listOpened(storage).map(({ id }) => id)).toEqual(ids.slice(2).reverse());
  await kept(storage, `${FILE}11`, 20);
  expect(listOpened(storage)).toHaveLength(10);
});

test('a large record takes the room of older ones, and one too large is not kept', async () => {
  const storage = new TestStorage();
  // Seeds do not pack.
  const large = (name: string) =>
    Array.from({ length: 20_000 }, (_, index) => namedSeed(`${name} ${index}`)).join('');
  await kept(storage, large('a'), 1);
  const second = await kept(storage, large('b'), 2);
  expect(listOpened(storage).map(({ id }) => id)).toEqual([second]);
  const huge = large('c') + large('d') + large('e');
  expect(await keepOpened({ id: 'huge', game: '011', at: 3 }, huge, storage)).toBe(false);
  expect(listOpened(storage)).toHaveLength(1);
});

test('a full storage keeps no record, and says so', async () => {
  const storage = new TestStorage();
  storage.isFull = true;
  expect(await keepOpened({ id: idOfRecord(FILE), game: '011', at: 1 }, FILE, storage)).toBe(false);
});
