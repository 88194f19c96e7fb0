import { type Audience, type Delivered, eventsFor, hears } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';

const everyone = [null, 0, 1, 2];
const hearing = (to: Audience) => everyone.filter((viewer) => hears(viewer, to));

describe('an audience', () => {
  test('of all is everybody, spectators too', () => {
    expect(hearing('all')).toEqual([null, 0, 1, 2]);
  });

  test('of only some is those seats and no spectator', () => {
    expect(hearing({ only: [1] })).toEqual([1]);
    expect(hearing({ only: [] })).toEqual([]);
  });

  test('of all except some is the others, and spectators', () => {
    expect(hearing({ except: [1] })).toEqual([null, 0, 2]);
  });
});

test('a viewer gets its own events in the order they were delivered', () => {
  const delivered: Delivered[] = [
    { event: { type: 'saw' }, to: { only: [1] }, reveals: true },
    { event: { type: 'peeked' }, to: { except: [1] }, reveals: false },
    { event: { type: 'struck' }, to: 'all', reveals: false },
  ];
  expect(eventsFor(1, delivered)).toEqual([{ type: 'saw' }, { type: 'struck' }]);
  expect(eventsFor(null, delivered)).toEqual([{ type: 'peeked' }, { type: 'struck' }]);
});
