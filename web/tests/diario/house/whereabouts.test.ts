import type { Diario } from '@vigilia/game-diario';
import { expect, test } from 'vitest';
import { litRooms } from '../../../src/games/diario/table/house/lights.tsx';
import { thingOn } from '../../../src/games/diario/table/house/site.ts';
import { awayIn, whereaboutsIn } from '../../../src/games/diario/table/house/whereabouts.ts';
import { dealt } from '../dealt.ts';

type View = Diario['view'];
type Person = View['people'][number];

const table = dealt();
const [first, second, third] = table.people as [Person, Person, Person];
const people = table.people;

const at = (view: View, plan: readonly Diario['choice'][] = []) =>
  Object.fromEntries(
    whereaboutsIn(view, plan).map(({ person, space, doing }) => [person, `${doing} ${space}`]),
  );

const onDuty = (...duties: readonly Person['duty'][]) =>
  people.map((person, index) => ({ ...person, duty: duties[index] ?? null }));

test('people who are not busy wait near the door, one to a space', () => {
  expect(at(dealt({ phase: 'morning' }))).toEqual({
    [first.id]: 'waits g2',
    [second.id]: 'waits g3',
    [third.id]: 'waits g4',
  });
});

test('by day people stand where their task is, and where the plan sends them', () => {
  const view = dealt({
    phase: 'day',
    tasks: [{ person: first.id, action: { kind: 'search', space: 'm5' } }],
    house: { ...table.house, m4: { kind: 'fitting', fitting: 'stove' } },
  });
  const plan: Diario['choice'][] = [
    { verb: 'rummage', person: second.id },
    { verb: 'use', person: third.id, recipe: 'cook-stew', amount: 1 },
  ];
  expect(at(view, plan)).toEqual({
    [first.id]: 'works m5',
    [second.id]: 'works b2',
    [third.id]: 'works m4',
  });
  expect(whereaboutsIn(view, plan).map(({ isDraft }) => isDraft)).toEqual([false, true, true]);
});

test('two who clear Rubble together share its space', () => {
  const plan: Diario['choice'][] = [{ verb: 'dig-with', person: first.id, other: second.id, space: 'g7' }];
  const both = whereaboutsIn(dealt({ phase: 'day' }), plan).filter(({ space }) => space === 'g7');
  expect(both.map(({ slot, slots }) => [slot, slots])).toEqual([
    [0, 2],
    [1, 2],
  ]);
});

test('at night people sleep, keep guard or are away by their duties', () => {
  const house: View['house'] = { ...table.house, g6: { kind: 'fitting', fitting: 'bed-one' } };
  const night = dealt({ phase: 'raid', house, people: onDuty('bed', 'guard', 'scavenge') });
  expect(at(night)).toEqual({ [first.id]: 'sleeps g6', [second.id]: 'guards g2' });
  expect(awayIn(night)).toEqual([third.id]);
  // Before they set out and after they are back they are seen.
  expect(at({ ...night, phase: 'evening' })[third.id]).toBe('leaves g1');
  expect(at({ ...night, phase: 'dawn' })[third.id]).toBe('waits g4');
});

test('two beds are taken by two sleepers', () => {
  const house: View['house'] = {
    ...table.house,
    g5: { kind: 'fitting', fitting: 'bed-one' },
    g6: { kind: 'fitting', fitting: 'bed-two' },
  };
  const asleep = { [first.id]: 'sleeps g5', [second.id]: 'sleeps g6' };
  expect(at(dealt({ phase: 'raid', house, people: onDuty('bed', 'bed', 'guard') }))).toMatchObject(asleep);
  const plan: Diario['choice'][] = [
    { verb: 'bed', person: first.id },
    { verb: 'bed', person: second.id },
  ];
  expect(at(dealt({ phase: 'evening', house }), plan)).toMatchObject(asleep);
});

test('two who sleep on the floor lie in two places, and in none if something is built', () => {
  const night = dealt({ phase: 'raid', people: onDuty('floor', 'floor', 'guard') });
  expect(at(night)).toMatchObject({ [first.id]: 'sleeps g4', [second.id]: 'sleeps g5' });
  const house: View['house'] = { ...table.house, g5: { kind: 'fitting', fitting: 'bed-one' } };
  expect(at({ ...night, house })[second.id]).toBe('sleeps g6');
});

test('a candle burns where people are awake in the dark, and none by day', () => {
  const night = dealt({ phase: 'raid', people: onDuty('floor', 'guard', 'scavenge') });
  expect(litRooms(night, { hour: 'night', plan: [] })).toEqual(['g2']);
  expect(litRooms(night, { hour: 'day', plan: [] })).toEqual([]);
});

test('a space shows its card, its remnants, what is built there, or its hole', () => {
  expect(thingOn(table.house, 't1')).toBe('furniture');
  expect(thingOn({ t2: { kind: 'rubble', remnants: true } }, 't2')).toBe('remnants');
  expect(thingOn({ g6: { kind: 'fitting', fitting: 'radio' } }, 'g6')).toBe('radio');
  expect(thingOn({}, 'b1')).toBe('hole');
  expect(thingOn({}, 'g6')).toBeNull();
});
