import { refuse } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { RUNE_SQUARES } from '../../src/data/city.ts';
import { game as eleven } from '../../src/index.ts';
import type { Event } from '../../src/table/events.ts';
import { AT_THE_ORGAN, fenrir, hero, JOHNSSON_CHOSEN } from '../declarer.ts';
import type { Scenario } from '../scenario.ts';

const goalMissed: readonly Event[] = [
  { type: 'goal-missed', seat: 0 },
  { type: 'out', seat: 0, characters: ['lilja'] },
  { type: 'turn-began', seat: 1 },
];

function expectMissed(game: Scenario): void {
  expect(game.events(null)).toEqual(goalMissed);
  expect(game.player(0).out).toBe(true);
  expect(game.table.over).toBeNull();
  expect(eleven.outcome(game.table)).toBeNull();
  expect(game.asked).toBe(1);
}

describe('a whole declared turn of a Hero', () => {
  test('WIN-4 a Hero wins by walking the Chosen One to the Organ', () => {
    const game = hero().choose('declare vikstrom');
    expect(game.player(0).time).toBe(23);
    game.choose('turn 1');
    expect(game.legal).toEqual(['walk r1c6', 'walk r2c7', 'walk r3c6', 'walk r2c5', 'carriage', 'stop']);
    game.choose('walk r3c6');
    expect(game.events(null)).toEqual([
      { type: 'walked', seat: 0, character: 'vikstrom', square: 'r3c6' },
      { type: 'time-paid', seat: 0, amount: 1 },
    ]);
    expect(game.table.over).toBeNull();
    game.choose('stop');
    expect(game.prompt).toBe('prompt.end-turn');
    expect(game.table.over).toBeNull();
    game.choose('end');
    expect(game.delivered).toEqual([
      { event: { type: 'won-as-hero', seat: 0 }, to: 'all', reveals: false },
      { event: { type: 'chosen-was', character: 'vikstrom' }, to: 'all', reveals: true },
      { event: { type: 'fenrir-was', seat: 1 }, to: 'all', reveals: true },
    ]);
    expect(game.table).toMatchObject({
      over: { how: 'hero', winner: 0 },
      phase: 'over',
      turn: null,
      auction: null,
      agenda: [],
    });
    expect(game.moment.asks).toEqual([]);
    expect(eleven.outcome(game.table)).toEqual({ how: 'hero', winners: [0] });
  });

  test('WIN-4 a Hero wins by riding through an occupied Station', () => {
    const characters = { ...RUNE_SQUARES, vikstrom: 'r0c5', johnsson: 'r6c8' };
    const table = { characters, gears: [0, 4, 1], organ: 'r6c7' } as const;
    const bystander = hero({ table: { ...table, gears: [0, 4, 1] } }).choose('choose vikstrom', 'turn 1');
    expect(bystander.legalWith('ride')).toEqual(['ride tram r5c2']);
    const game = hero({ table: { ...table, gears: [0, 4, 1] } }).choose('declare vikstrom', 'turn 1');
    expect(game.legalWith('ride')).toEqual(['ride tram r5c2', 'ride tram r6c8']);
    game.choose('ride tram r6c8');
    expect(game.table.characters).toMatchObject({ vikstrom: 'r6c8', johnsson: 'r6c8' });
    game.choose('walk r6c7', 'stop', 'end');
    expect(game.heard(2)).toEqual(['won-as-hero', 'chosen-was', 'fenrir-was']);
  });

  test('WIN-4 neither a Character nor the Organ is in the way of a declarer on foot', () => {
    const characters = { ...RUNE_SQUARES, snowy: 'r3c6' };
    const blocked = hero({ table: { characters, organ: 'r4c6' } }).choose('choose vikstrom', 'turn 1');
    expect(blocked.legalWith('walk')).toEqual(['walk r1c6', 'walk r2c7', 'walk r2c5']);
    const game = hero({ table: { characters, organ: 'r4c6' } }).choose('declare vikstrom', 'turn 1');
    game.choose('walk r3c6', 'walk r4c6', 'stop', 'end');
    expect(game.table.over).toEqual({ how: 'hero', winner: 0 });
  });

  test('WIN-4 a Hero wins in the carriage, with no Time to walk', () => {
    const game = hero({ self: { time: 2 }, table: { ...JOHNSSON_CHOSEN, organ: 'r6c6' } });
    game.choose('declare johnsson', 'turn 1');
    expect(game.legal).toEqual(['carriage', 'stop']);
    game.choose('carriage', 'walk r7c6', 'walk r6c6', 'stop');
    expect(game.player(0).time).toBe(1);
    game.choose('end');
    expect(game.table.over).toEqual({ how: 'hero', winner: 0 });
  });

  test('MOVE-9 a declarer whose goal already holds need not move', () => {
    const game = hero({ table: { characters: AT_THE_ORGAN } });
    game.choose('declare vikstrom', 'turn 1', 'stop', 'end');
    expect(game.table.over).toEqual({ how: 'hero', winner: 0 });
    expect(game.table.characters.vikstrom).toBe('r3c6');
  });

  test('WIN-5 one page short, the Hero is out and the next turn begins', () => {
    const game = hero({ self: { music: 14 } }).choose(
      'declare vikstrom',
      'turn 1',
      'walk r3c6',
      'stop',
      'end',
    );
    expectMissed(game);
    expect(game.delivered.slice(0, 2)).toEqual([
      { event: { type: 'goal-missed', seat: 0 }, to: 'all', reveals: false },
      { event: { type: 'out', seat: 0, characters: ['lilja'] }, to: 'all', reveals: true },
    ]);
    expect(game.table.characters.vikstrom).toBe('r3c6');
  });

  test('WIN-5 a Hero who does not get there is out, with all the pages', () => {
    const game = hero({ table: { organ: 'r6c6' } }).choose('declare vikstrom', 'turn 1');
    game.choose('walk r3c6', 'walk r4c6', 'walk r5c6');
    expect(game.refusal('walk r6c6')).toEqual(refuse('MOVE-2', 'refusal.no-steps-left', { steps: 3 }));
    expectMissed(game.choose('stop', 'end'));
  });

  test('WIN-5 to pass the Organ on the way is not enough: what counts is the end of the turn', () => {
    const game = hero().choose('declare vikstrom', 'turn 1', 'walk r3c6', 'walk r3c5', 'stop', 'end');
    expectMissed(game);
  });

  test('WIN-5 a Hero who runs out of Time is out, goal reached and pages written or not', () => {
    const characters = { ...RUNE_SQUARES, johnsson: 'r3c6' };
    const game = hero({ self: { time: 1 }, table: { ...JOHNSSON_CHOSEN, characters } });
    game.choose('declare johnsson');
    expect(game.legal).toEqual(['turn 1']);
    game.choose('turn 1');
    expect(game.events(3)).toEqual([
      { type: 'gears-turned', seat: 0, teeth: 1, machine: 'carriage', steps: 3, action: 'research' },
      { type: 'time-paid', seat: 0, amount: 1 },
      { type: 'out-of-time', seat: 0 },
      { type: 'out', seat: 0, characters: ['lilja'] },
      { type: 'turn-began', seat: 1 },
    ]);
    expect(game.table.over).toBeNull();
    expect(game.player(0)).toMatchObject({ time: 0, out: true });
  });

  test('WIN-5 the victory ends the game before anybody else takes a turn, and opens everything', () => {
    const game = hero({ table: { characters: AT_THE_ORGAN } }).choose(
      'declare vikstrom',
      'turn 1',
      'stop',
      'end',
    );
    const all = {
      lilja: 0,
      snowy: 1,
      pahlsson: 2,
      koleberg: 3,
      vikstrom: 'chosen',
      lewis: 'unknown',
      johnsson: 'unknown',
      vidal: 'unknown',
    };
    for (const viewer of [0, 1, null]) {
      expect(game.view(viewer).shown).toEqual(all);
      expect(game.view(viewer).players.map(({ role }) => role)).toEqual(['hero', 'fenrir', 'hero', 'hero']);
    }
    expect(game.refusal('declare vikstrom', 1)).toEqual(refuse(null, 'refusal.over'));
  });

  test('WIN-5 before Hour V there is no Fenrir to tell of', () => {
    const noRoles = { 1: { role: null }, 2: { role: null }, 3: { role: null } } as const;
    const game = hero({ self: { role: null }, table: { hour: 4 }, players: noRoles });
    game.choose('declare vikstrom', 'turn 1', 'walk r3c6', 'stop', 'end');
    expect(game.events(null)).toEqual([
      { type: 'won-as-hero', seat: 0 },
      { type: 'chosen-was', character: 'vikstrom' },
    ]);
  });

  test('WIN-4 a turn without a declaration wins nothing, whatever is reached', () => {
    const game = hero({ table: { characters: AT_THE_ORGAN } }).choose(
      'choose johnsson',
      'turn 1',
      'stop',
      'end',
    );
    expect(game.events(null)).toEqual([
      { type: 'turn-ended', seat: 0 },
      { type: 'turn-began', seat: 1 },
    ]);
    expect(game.player(0).out).toBe(false);
  });
});

describe('a whole declared turn of Fenrir', () => {
  test('WIN-4 Fenrir wins by walking the Possessed to the Chosen One', () => {
    const game = fenrir().choose('declare vikstrom');
    expect(game.delivered).toEqual([
      { event: { type: 'declared', seat: 0, character: 'vikstrom' }, to: 'all', reveals: false },
      { event: { type: 'marks-shown', seat: 0, tiles: ['fenrir-stone'] }, to: 'all', reveals: true },
      { event: { type: 'declared-right', seat: 0, character: 'vikstrom' }, to: 'all', reveals: true },
      { event: { type: 'character-chosen', seat: 0, character: 'lilja' }, to: 'all', reveals: false },
      { event: { type: 'ability-used', seat: 0, character: 'lilja' }, to: 'all', reveals: false },
      {
        event: { type: 'drew', seat: 0, tiles: game.player(0).tiles.slice(1) },
        to: { only: [0] },
        reveals: true,
      },
      { event: { type: 'drew-hidden', seat: 0, count: 2 }, to: { except: [0] }, reveals: false },
    ]);
    for (const viewer of [1, 2, null]) {
      expect(game.view(viewer).shown).toMatchObject({ vikstrom: 'chosen', lilja: 0 });
    }
    game.choose('turn 1', 'walk r3c6');
    expect(game.legalWith('walk')).toContain('walk r2c6');
    game.choose('walk r2c6', 'stop', 'end');
    expect(game.delivered).toEqual([
      { event: { type: 'won-as-fenrir', seat: 0 }, to: 'all', reveals: false },
      { event: { type: 'chosen-was', character: 'vikstrom' }, to: 'all', reveals: true },
      { event: { type: 'fenrir-was', seat: 0 }, to: 'all', reveals: true },
    ]);
    expect(game.table.over).toEqual({ how: 'fenrir', winner: 0 });
    expect(eleven.outcome(game.table)).toEqual({ how: 'fenrir', winners: [0] });
    expect(game.table.characters).toMatchObject({ vikstrom: 'r2c6', lilja: 'r2c6' });
  });

  test('WIN-4 Fenrir wins by riding to the Station where the Chosen One stands', () => {
    const characters = { ...RUNE_SQUARES, lilja: 'r0c5', vikstrom: 'r6c8' };
    const game = fenrir({ table: { characters, gears: [0, 4, 1] } });
    game.choose('declare vikstrom', 'turn 1', 'ride tram r6c8', 'stop', 'end');
    expect(game.heard(3)).toEqual(['won-as-fenrir', 'chosen-was', 'fenrir-was']);
  });

  test('MOVE-9 Fenrir whose Possessed already stands with the Chosen One need not move', () => {
    const game = fenrir({ table: { characters: { ...RUNE_SQUARES, lilja: 'r2c6' } } });
    game.choose('declare vikstrom', 'turn 1', 'stop', 'end');
    expect(game.table.over).toEqual({ how: 'fenrir', winner: 0 });
  });

  test('WIN-5 one page short, Fenrir is out', () => {
    const game = fenrir({ self: { music: 11 } });
    game.choose('declare vikstrom', 'turn 1', 'walk r2c5', 'walk r2c6', 'stop', 'end');
    expectMissed(game);
  });

  test('WIN-5 Fenrir who does not get there is out, with all the pages', () => {
    const game = fenrir({ self: { music: 15 } });
    game.choose('declare vikstrom', 'turn 1', 'walk r2c5', 'stop', 'end');
    expectMissed(game);
  });

  test('WIN-5 Fenrir who runs out of Time is out', () => {
    const characters = { ...RUNE_SQUARES, lilja: 'r2c6' };
    const game = fenrir({ self: { time: 1 }, table: { characters } });
    game.choose('declare vikstrom', 'turn 1');
    expect(game.heard(1)).toEqual(['gears-turned', 'time-paid', 'out-of-time', 'out', 'turn-began']);
    expect(game.table.over).toBeNull();
    expect(game.player(0).out).toBe(true);
  });
});
