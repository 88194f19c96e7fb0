import { describe, expect, test } from 'vitest';
import { remoteness } from '../../../src/bots/detective/placing.ts';
import type { CardPlace, Player, Table } from '../../../src/table/state.ts';
import { LAST, phaseFive } from '../../phase-five.ts';
import type { Scenario } from '../../scenario.ts';
import { chosenAt, mindAt } from './asked.ts';

const THREE = { S: 'tempio', W: 'museo', N: 'obelisco' } as const;
const EVERYTHING: readonly CardPlace[] = ['0:0', '1:0', '3:0', 'unknown:0', 'unknown:1', 'unknown:2'];
const READY: Partial<Player> = { music: 15, seen: EVERYTHING };

interface Given {
  readonly last?: Partial<Player>;
  readonly slots?: Partial<Table['slots']>;
  readonly tiles?: readonly string[];
  readonly hour?: number;
}

/** Phase 5 of Hour VI for a Hero with a tile of the Mole, three others being placed; no other player is near victory. */
function evening({ last = {}, slots = THREE, tiles = ['mole-1'], hour = 6 }: Given = {}): Scenario {
  return phaseFive({ tiles, slots, table: { hour }, last: { role: 'hero', powers: [], ...last } });
}

describe('the fourth tile', () => {
  test('ORG-1 a Hero who is behind keeps it', () => {
    expect(chosenAt(evening())).toBe('skip');
    expect(chosenAt(evening({ tiles: ['adulruna-rediviva'] }))).toBe('skip');
  });

  test('ORG-1 a Hero who is ready places it', () => {
    expect(chosenAt(evening({ last: READY }))).toMatch(/^place mole /);
    expect(chosenAt(evening({ last: READY, tiles: ['omen-1'] }))).toBe('invoke omen-1');
  });

  test('ORG-1 before the last Hour anybody does, for who waits longer wins nothing', () => {
    expect(chosenAt(evening({ hour: 10 }))).toMatch(/^place mole /);
  });

  test('WIN-4 Fenrir never does', () => {
    expect(chosenAt(evening({ last: { ...READY, role: 'fenrir' } }))).toBe('skip');
  });
});

describe('earlier tiles', () => {
  test('LOC-4 a Hero places them for the Clue and the Time', () => {
    expect(chosenAt(evening({ slots: {} }))).toMatch(/^place mole /);
    expect(chosenAt(evening({ slots: { S: 'tempio' } }))).toMatch(/^place mole /);
  });

  test('WIN-4 Fenrir stops before the third', () => {
    const last = { role: 'fenrir' } as const;
    expect(chosenAt(evening({ last, slots: {} }))).toMatch(/^place mole /);
    expect(chosenAt(evening({ last, slots: { S: 'tempio', W: 'museo' } }))).toBe('skip');
  });
});

describe('the Organ', () => {
  /** Steps from the Chosen One to where the last player puts the Organ, and to every Block on offer. */
  function steps(last: Partial<Player>) {
    const game = evening({ last, hour: 10 }).choose('place mole E');
    expect(game.asked).toBe(LAST);
    const mind = mindAt(game);
    const far = (line: string) => remoteness(mind, line.split(' ')[1] as string);
    return { chosen: far(chosenAt(game)), offered: game.legalWith('organ').map(far) };
  }

  test('ORG-1 who is ready puts it as near the Chosen One as can be', () => {
    const { chosen, offered } = steps(READY);
    expect(chosen).toBe(Math.min(...offered));
    expect(chosen).toBeLessThan(Math.max(...offered));
  });

  test('ORG-1 Fenrir as far away as can be', () => {
    const { chosen, offered } = steps({ ...READY, role: 'fenrir' });
    expect(chosen).toBe(Math.max(...offered));
  });
});
