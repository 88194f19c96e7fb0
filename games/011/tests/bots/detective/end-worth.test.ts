import { describe, expect, test } from 'vitest';
import { endSquareWorth } from '../../../src/bots/detective/end-worth.ts';
import type { Character } from '../../../src/data/characters.ts';
import type { Player } from '../../../src/table/state.ts';
import { fenrir, hero } from '../../declarer.ts';
import type { Scenario } from '../../scenario.ts';
import { EVERYTHING, mindAt } from './asked.ts';

const NEAR = 'r4c6';
const FAR = 'r8c2';

/** Seat 1 has all pages and saw every card. */
const READY_RIVAL: Partial<Player> = {
  music: 15,
  looks: [
    { hour: 2, source: 'p1', cards: 1, of: 1 },
    { hour: 3, source: 'p3', cards: 5, of: 5 },
    { hour: 4, source: 'p4', cards: 5, of: 5 },
    { hour: 5, source: 'unknown', cards: 3, of: 3 },
  ],
};

/** What is gained by leaving a Character near the Organ rather than far away. */
function nearness(game: Scenario, character: Character): number {
  const worth = endSquareWorth(mindAt(game), character, 1);
  return worth(NEAR) - worth(FAR);
}

describe('where a Character is left', () => {
  test('WIN-4 the Chosen One near the Organ by a Hero who is ready', () => {
    expect(nearness(hero({ self: { seen: EVERYTHING } }), 'vikstrom')).toBeGreaterThan(0);
  });

  test('WIN-4 but far from it while a rival is ready and oneself is not', () => {
    const players = { 1: READY_RIVAL };
    const behind = { music: 2, seen: EVERYTHING };
    expect(nearness(hero({ self: behind, players }), 'vikstrom')).toBeLessThan(0);
    expect(nearness(hero({ self: { music: 2 }, players }), 'vikstrom')).toBeLessThan(0);
  });

  test('WIN-3 the more suspects there are, the less each of them matters', () => {
    const players = { 1: READY_RIVAL };
    const sure = nearness(hero({ self: { music: 2, seen: EVERYTHING }, players }), 'vikstrom');
    const unsure = nearness(hero({ self: { music: 2, seen: EVERYTHING.slice(2) }, players }), 'vikstrom');
    expect(unsure).toBeLessThan(0);
    expect(unsure).toBeGreaterThan(sure);
  });

  test('WIN-4 it does not matter for who cannot be the Chosen One', () => {
    const game = hero({ self: { music: 2, seen: EVERYTHING }, players: { 1: READY_RIVAL } });
    expect(nearness(game, 'snowy')).toBe(0);
  });

  test('WIN-4 nor before the Organ stands, nor while nobody is near victory', () => {
    expect(nearness(hero({ self: { seen: EVERYTHING }, table: { organ: null } }), 'vikstrom')).toBe(0);
    expect(nearness(hero({ self: { music: 2, seen: EVERYTHING } }), 'vikstrom')).toBe(0);
  });

  test('WIN-4 Fenrir leaves the Possessed and the prey near each other', () => {
    const game = fenrir({ self: { seen: EVERYTHING } });
    const { characters } = game.table;
    expect(characters.lilja).toBe('r3c5');
    expect(nearness(game, 'lilja')).toBeGreaterThan(0);
    expect(nearness(game, 'vikstrom')).toBeGreaterThan(0);
    expect(nearness(game, 'snowy')).toBe(0);
  });
});
