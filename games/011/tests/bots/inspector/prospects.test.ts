import { beforeAll, describe, expect, test } from 'vitest';
import { insight } from '../../../src/bots/inspector/insight.ts';
import { suspectsOf } from '../../../src/bots/inspector/knows.ts';
import { prospects } from '../../../src/bots/inspector/prospects.ts';
import { game } from '../../../src/index.ts';
import { suspects } from '../../../src/knowledge/sheet.ts';
import type { Player, Table } from '../../../src/table/state.ts';
import { fenrir, hero } from '../../declarer.ts';
import { playDetectives } from '../detective/play.ts';

const sumOf = (chances: readonly number[]) => chances.reduce((sum, chance) => sum + chance, 0);

describe('in games among Detectives', () => {
  const tables: Table[] = [];

  beforeAll(() => {
    for (const seats of [3, 4, 5, 6]) {
      let count = 0;
      for (const { moment } of playDetectives(seats, `judged ${seats}`)) {
        if (count++ % 11 === 0) tables.push(moment.state);
      }
    }
  });

  test('every seat has a chance, all together no more than a certainty', () => {
    for (const table of tables) {
      const chances = prospects(table);
      expect(chances).toHaveLength(table.seats);
      for (const chance of chances) {
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
      }
      expect(sumOf(chances)).toBeLessThanOrEqual(1 + 1e-9);
    }
  });

  test('what a seat knows is counted as its own sheet does', () => {
    for (const table of tables) {
      for (const seat of table.players.keys()) {
        expect(suspectsOf(table, seat)).toBe(suspects(game.view(table, seat)).length);
      }
    }
  });
});

describe('what a seat can expect', () => {
  const expects = (self: Partial<Player>, table: Partial<Table> = {}) =>
    prospects(hero({ self, table }).table)[0] ?? Number.NaN;

  test('WIN-2 more with more pages', () => {
    const chances = [5, 8, 11, 15].map((music) => expects({ music }));
    expect(chances.toSorted((one, other) => one - other)).toEqual(chances);
    expect(new Set(chances).size).toBe(4);
  });

  test('ACT-1 more with more cards seen', () => {
    const seen = ['1:0', '2:0', '3:0', 'unknown:0', 'unknown:1', 'unknown:2'] as const;
    const chances = seen.map((_, index) => expects({ seen: seen.slice(0, index + 1) }));
    expect(chances.toSorted((one, other) => one - other)).toEqual(chances);
    expect(new Set(chances).size).toBe(seen.length);
  });

  test('TIME-2 less with hardly any Time', () => {
    expect(expects({ time: 2 })).toBeLessThan(expects({ time: 20 }));
  });

  test('WIN-2 a Hero less without the Organ, Fenrir less without Marks', () => {
    expect(expects({}, { organ: null })).toBeLessThan(expects({}));
    const wolf = (tiles: readonly string[]) => prospects(fenrir({ self: { tiles } }).table)[0] ?? Number.NaN;
    expect(wolf([])).toBeLessThan(wolf(['keyhole-1']));
    expect(wolf(['keyhole-1'])).toBeLessThan(wolf(['fenrir-stone']));
  });

  test('less the further a rival has come', () => {
    const beside = (music: number) => prospects(hero({ players: { 2: { music } } }).table)[0];
    expect(beside(14)).toBeLessThan(beside(2) ?? Number.NaN);
  });

  test('HOUR-3 all together less as Ragnarok draws near', () => {
    const at = (hour: number) => sumOf(prospects(hero({ table: { hour } }).table));
    expect(at(9)).toBeLessThan(at(6));
    expect(at(11)).toBeLessThan(at(9));
  });

  test('OUT-1 nothing once out', () => {
    expect(prospects(hero({ players: { 2: { out: true } } }).table)[2]).toBe(0);
  });
});

describe('how far a game is played on', () => {
  test('to an auction some Hours ahead', () => {
    const root = hero().table;
    const later = (hours: number, phase: Table['phase']): Table => ({
      ...root,
      hour: root.hour + hours,
      phase,
    });
    expect(insight.isFarFrom(root, root)).toBe(false);
    expect(insight.isFarFrom(root, later(1, 'auction'))).toBe(false);
    expect(insight.isFarFrom(root, later(4, 'auction'))).toBe(true);
    expect(insight.isFarFrom(root, later(4, 'turns'))).toBe(false);
  });
});
