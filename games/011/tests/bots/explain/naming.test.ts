import { describe, expect, test } from 'vitest';
import { message } from '../../../src/texts/message.ts';
import { fenrir, hero } from '../../declarer.ts';
import { ALL_BUT_ONE, reasons } from './reasons.ts';

describe('naming the Chosen One', () => {
  test('WIN-2 the only suspect, and a turn that is enough', () => {
    const table = hero({ self: { seen: ALL_BUT_ONE } });
    expect(reasons(table, 'declare vikstrom')).toEqual([
      message('reason.certain-victory', { character: 'vikstrom' }),
    ]);
  });

  test('WIN-3 somebody whose card was seen', () => {
    const table = hero({ self: { seen: ['1:0'] } });
    expect(reasons(table, 'declare snowy')).toEqual([message('reason.cannot-be', { character: 'snowy' })]);
  });

  test('WIN-3 one of several: own card and one more are known, six are left', () => {
    const table = hero({ self: { seen: ['1:0'] } });
    expect(reasons(table, 'declare vikstrom')[0]).toEqual(
      message('reason.gamble', { character: 'vikstrom', suspects: 6 }),
    );
  });

  test('WIN-5 the only suspect, and too few pages', () => {
    const table = hero({ self: { seen: ALL_BUT_ONE, music: 3 } });
    expect(reasons(table, 'declare vikstrom')).toEqual([
      message('reason.no-sure-way', { character: 'vikstrom' }),
    ]);
  });

  test('HOUR-3 in the last Hour there is nothing to lose', () => {
    const table = hero({ self: { seen: ALL_BUT_ONE, music: 3 }, table: { hour: 11 } });
    expect(reasons(table, 'declare vikstrom')).toContainEqual(message('reason.last-hour'));
  });

  test('choosing a Character instead says that the game could be won', () => {
    const table = hero({ self: { seen: ALL_BUT_ONE } });
    expect(reasons(table, 'choose johnsson')[0]).toEqual(
      message('reason.win-in-sight', { character: 'vikstrom' }),
    );
  });

  test('a rival with nearly all pages who has seen every card', () => {
    const seen = { source: 'unknown', cards: 3, of: 3, hour: 2 } as const;
    const looks = [seen, ...(['p1', 'p3', 'p4'] as const).map((source) => ({ ...seen, source }))];
    const table = hero({ self: { seen: ['1:0'] }, players: { 1: { music: 14, powers: [], looks } } });
    expect(reasons(table, 'declare vikstrom')).toContainEqual(
      message('reason.rival-ready', { seat: 1, music: 14, percent: 100 }),
    );
  });
});

describe('a turn in which victory was declared', () => {
  test('WIN-4 how far the gears take a Hero, and how far it still is', () => {
    const table = hero({ self: { seen: ALL_BUT_ONE } }).choose('declare vikstrom');
    expect(reasons(table, 'turn 2')[0]).toEqual(message('reason.goal-steps', { steps: 1, count: 1 }));
    table.choose('turn 1');
    expect(reasons(table, 'stop')[0]).toEqual(message('reason.short-of-goal', { steps: 1 }));
    expect(reasons(table, 'walk r3c6')[0]).toEqual(
      message('reason.organ-near', { character: 'vikstrom', steps: 0 }),
    );
    table.choose('walk r3c6');
    expect(reasons(table, 'stop')[0]).toEqual(message('reason.at-goal', { character: 'vikstrom' }));
  });

  test('WIN-4 Fenrir goes after the Chosen One', () => {
    const table = fenrir({ self: { seen: ALL_BUT_ONE } }).choose('declare vikstrom', 'turn 1');
    expect(reasons(table, 'walk r2c5')[0]).toEqual(
      message('reason.prey-near', { character: 'lilja', other: 'vikstrom', steps: 1 }),
    );
    expect(reasons(table, 'walk r4c5')[0]).toEqual(
      message('reason.prey-far', { character: 'lilja', other: 'vikstrom', steps: 3 }),
    );
  });
});
