import { describe, expect, test } from 'vitest';
import { POWER_EFFECTS, POWERS } from '../../src/data/cards.ts';
import { ABILITIES, CHARACTERS } from '../../src/data/characters.ts';
import { faultsOf } from './well-formed.ts';

describe('the Characters and Power cards as data', () => {
  test('SET-5 eight Characters in the order of their runes', () => {
    expect(CHARACTERS.join(' ')).toBe('vikstrom snowy lilja pahlsson koleberg lewis johnsson vidal');
  });

  test('ABIL-1 an ability for each', () => {
    expect(ABILITIES).toEqual({
      vikstrom: { kind: 'time', amount: 3 },
      johnsson: { kind: 'music', amount: 2 },
      lilja: { kind: 'draw', tiles: 2 },
      snowy: { kind: 'walk', steps: 3 },
      koleberg: { kind: 'clue-on-place' },
      lewis: { kind: 'investigate', cards: 2 },
      vidal: { kind: 'act' },
      pahlsson: { kind: 'copy', cost: 2 },
    });
  });

  test('SET-8 four Power cards', () => {
    expect(POWERS).toEqual(['investigate', 'transport', 'research', 'compose']);
    expect(POWER_EFFECTS).toEqual({
      investigate: { kind: 'investigate', cards: 3 },
      transport: { kind: 'ride', lines: ['tram', 'monorail', 'airship'] },
      research: { kind: 'draw', tiles: 3 },
      compose: { kind: 'music', amount: 3 },
    });
  });

  test('every effect is well-formed', () => {
    for (const effect of [...Object.values(ABILITIES), ...Object.values(POWER_EFFECTS)]) {
      expect(faultsOf(effect)).toEqual([]);
    }
  });
});
