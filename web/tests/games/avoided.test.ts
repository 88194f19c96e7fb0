import { expect, test } from 'vitest';
import { avoidedOf, setAvoided, withAvoided } from '../../src/games/avoided.ts';
import { TestStorage } from '../storage/storage.ts';

const AVOIDS = { option: 'avoid', kinds: ['violence', 'hunger', 'suicide'] };

test('a new table leaves out what this device leaves out, in the order of the letters', () => {
  const storage = new TestStorage();
  const profile = { id: 'one', avoids: AVOIDS };
  expect(withAvoided(profile, { difficulty: 'hard' }, storage)).toEqual({ difficulty: 'hard' });
  setAvoided(profile, ['violence', 'hunger', 'violence'], storage);
  expect(withAvoided(profile, { difficulty: 'hard', avoid: ['suicide'] }, storage)).toEqual({
    difficulty: 'hard',
    avoid: ['hunger', 'violence'],
  });
  setAvoided(profile, [], storage);
  expect(withAvoided(profile, { avoid: ['suicide'] }, storage)).toEqual({});
});

test('the device remembers it, and forgets a kind that the game does not offer any more', () => {
  const storage = new TestStorage();
  storage.setItem('vigilia.avoid.two', '["suicide","spiders","hunger"]');
  expect(avoidedOf({ id: 'two', avoids: AVOIDS }, storage).value).toEqual(['hunger', 'suicide']);
  setAvoided({ id: 'two', avoids: AVOIDS }, ['violence'], storage);
  expect(storage.getItem('vigilia.avoid.two')).toBe('["violence"]');
});

test('what is stored and is no list leaves out nothing', () => {
  const storage = new TestStorage();
  storage.setItem('vigilia.avoid.three', '{"no": "list"}');
  expect(avoidedOf({ id: 'three', avoids: AVOIDS }, storage).value).toEqual([]);
});

test('it holds for this page where the storage is full', () => {
  const storage = new TestStorage();
  storage.isFull = true;
  const profile = { id: 'four', avoids: AVOIDS };
  setAvoided(profile, ['hunger'], storage);
  expect(withAvoided(profile, {}, storage)).toEqual({ avoid: ['hunger'] });
});

test('a game that offers nothing to leave out keeps its options', () => {
  const options = { beginners: true };
  expect(withAvoided({ id: 'five' }, options, new TestStorage())).toBe(options);
});
