import { describe, expect, test } from 'vitest';
import type { View } from '../../../src/games/diario/table/asked.ts';
import { pressing } from '../../../src/games/diario/table/journal/if-nothing-is-done.tsx';
import { dealt } from '../dealt.ts';

describe('what happens if nothing is done', () => {
  const view: View = { ...dealt(), phase: 'day', storage: {}, cold: 4 };
  const keys = (changed: Partial<View>) => pressing({ ...view, ...changed }).map(({ key }) => key);
  const [first, ...others] = view.people;
  if (first === undefined) throw new RangeError('the group is empty');

  test('names what costs a life before what hurts, and the Cold last', () => {
    expect(keys({})).toEqual(['forecast.thirst', 'forecast.hunger', 'forecast.cold', 'chill.ahead']);
    const starving = { ...first, levels: { ...first.levels, hunger: 3 as const } };
    expect(keys({ people: [starving, ...others] })[0]).toBe('forecast.starving');
  });

  test('is left to the board when that shows it in numbers', () => {
    expect(keys({ phase: 'evening' })).toEqual([]);
    expect(keys({ phase: 'scavenging' })).toEqual([]);
  });
});
