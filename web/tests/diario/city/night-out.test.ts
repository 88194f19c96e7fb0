import { expect, test } from 'vitest';
import type { Event } from '../../../src/games/diario/table/asked.ts';
import { explorationsOf } from '../../../src/games/diario/table/city/night-out.tsx';

function logOf(...events: Event[]) {
  return [{ answers: 0, by: 0, events, at: 0 }];
}

const out: Event = { type: 'went-out', people: ['marin'], location: 'music-school' };

test('SCAV-4 the cards turned tonight are told, the latest first, and none of an earlier night', () => {
  const turned = (exploration: 'larder' | 'pigeons' | 'silence'): Event => ({
    type: 'exploration-turned',
    exploration,
    variant: 0,
  });
  const log = logOf(out, turned('silence'), out, turned('larder'), turned('pigeons'));
  expect(explorationsOf(log).map(({ exploration }) => exploration)).toEqual(['pigeons', 'larder']);
});
