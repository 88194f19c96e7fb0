import { describe, expect, test } from 'vitest';
import { actionWorth, bestCopy, characterWorth, effectWorth } from '../../../src/bots/detective/effects.ts';
import { timeWorth } from '../../../src/bots/detective/worth.ts';
import { EVERYTHING, marco } from './asked.ts';

describe('abilities', () => {
  test('ABIL-1 each is worth what it brings to who lacks it', () => {
    const writer = marco({ music: 5, seen: EVERYTHING });
    const looker = marco({ music: 15 });
    expect(characterWorth(writer, 'johnsson')).toBeGreaterThan(characterWorth(looker, 'johnsson'));
    expect(characterWorth(looker, 'lewis')).toBeGreaterThan(characterWorth(writer, 'lewis'));
    expect(characterWorth(marco({ time: 5 }), 'vikstrom')).toBeGreaterThan(
      characterWorth(marco({ time: 40 }), 'vikstrom'),
    );
  });

  test('ABIL-2 Påhlsson copies whoever is worth most', () => {
    expect(
      bestCopy(marco({ music: 5, seen: EVERYTHING, tiles: ['mole-1', 'mole-2', 'mole-3'] })).character,
    ).toBe('johnsson');
    expect(bestCopy(marco({ music: 15 })).character).toBe('lewis');
  });

  test('ABIL-2 Påhlsson must pay where it can be paid, however dear that is; where not, it costs nothing', () => {
    const copying = { kind: 'copy', cost: 2 } as const;
    const idle = { music: 15, seen: EVERYTHING, tiles: ['mole-1', 'mole-2', 'mole-3'] };
    const full = marco({ ...idle, time: 45 });
    expect(effectWorth(full, copying)).toBe(bestCopy(full).worth + timeWorth(full, -2));
    expect(effectWorth(full, copying)).toBeLessThan(bestCopy(full).worth);
    const poor = marco({ ...idle, time: 3 });
    expect(effectWorth(poor, { kind: 'copy', cost: 9 })).toBe(0);
    expect(effectWorth(marco({ ...idle, time: 2 }), copying)).toBe(0);
    expect(effectWorth(poor, copying)).not.toBe(0);
  });

  test('ABIL-1 Vidal acts as is best', () => {
    const mind = marco({ music: 15 });
    expect(effectWorth(mind, { kind: 'act' })).toBe(actionWorth(mind, 'investigate', 0));
  });

  test('EVT-B the third player uses it twice', () => {
    const at = (order: readonly number[]) => marco({}, { table: { event: 'B', order } });
    const once = characterWorth(at([3, 0, 1, 2]), 'johnsson');
    expect(characterWorth(at([3, 1, 0, 2]), 'johnsson')).toBeCloseTo(2 * once);
  });
});
