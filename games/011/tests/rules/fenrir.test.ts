import { refuse } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { TILES } from '../../src/data/tiles.ts';
import { wolfMarks } from '../../src/rules/fenrir.ts';
import type { Event } from '../../src/table/events.ts';
import type { Player, Role } from '../../src/table/state.ts';
import { fenrir, hero } from '../declarer.ts';
import { position, type Scenario, type Setting } from '../scenario.ts';

interface Night extends Setting {
  readonly hour?: number;
  readonly players?: Readonly<Record<number, Partial<Player>>>;
}

/** An Hour about to begin. */
function nightfall({ hour = 5, players = {}, ...setting }: Night = {}): Scenario {
  return position({ ...setting, table: { hour }, players, agenda: [{ step: 'hour' }] });
}

const roles = (game: Scenario) => game.table.players.map(({ role }) => role);

const dealtTo = (seat: number, role: Role): Event => ({ type: 'role-dealt', seat, role });
const hiddenFrom = (seat: number): Event => ({ type: 'role-dealt-hidden', seat });

describe('the deal of Hour V', () => {
  test('FEN-1 before the Event one Fenrir card and Hero cards are dealt, one each, in secret', () => {
    const game = nightfall();
    const { event } = game.table;
    expect(roles(game).toSorted()).toEqual(['fenrir', 'hero', 'hero', 'hero']);
    const wolf = roles(game).indexOf('fenrir');
    const role = (seat: number) => (seat === wolf ? 'fenrir' : 'hero');
    expect(game.delivered).toEqual([
      { event: { type: 'hour-began', hour: 5 }, to: 'all', reveals: false },
      { event: { type: 'fenrir-woke' }, to: 'all', reveals: false },
      ...[0, 1, 2, 3].flatMap((seat) => [
        { event: dealtTo(seat, role(seat)), to: { only: [seat] }, reveals: true },
        { event: hiddenFrom(seat), to: { except: [seat] }, reveals: false },
      ]),
      { event: { type: 'event-turned', event }, to: 'all', reveals: true },
    ]);
    expect(game.barrier).toBe(true);
  });

  test('FEN-1 who is Fenrir is drawn from a stream of its own', () => {
    expect(nightfall({ hour: 4 }).table.chance.drawn).not.toHaveProperty('fenrir');
    expect(nightfall().table.chance.drawn).toHaveProperty('fenrir', 1);
  });

  test('FEN-1 each hears the own card, and of the others only that they have one', () => {
    const game = nightfall();
    const role = roles(game)[2] as Role;
    expect(game.events(2).slice(1, -1)).toEqual([
      { type: 'fenrir-woke' },
      hiddenFrom(0),
      hiddenFrom(1),
      dealtTo(2, role),
      hiddenFrom(3),
    ]);
    expect(game.events(null).slice(1, -1)).toEqual([
      { type: 'fenrir-woke' },
      ...[0, 1, 2, 3].map(hiddenFrom),
    ]);
  });

  test("FEN-1 the own role is in the own view, and in nobody else's", () => {
    const game = nightfall();
    for (const [seat, role] of roles(game).entries()) {
      expect(game.view(seat).own?.role).toBe(role);
      expect(game.view(seat).players.map((player) => player.role)).toEqual([null, null, null, null]);
    }
    expect(game.view(null).own).toBeNull();
    expect(game.view(null).players.map(({ role }) => role)).toEqual([null, null, null, null]);
  });

  test.each([1, 4, 6, 11])('FEN-1 not in Hour %i', (hour) => {
    const game = nightfall({ hour });
    expect(roles(game)).toEqual([null, null, null, null]);
    expect(game.heard(0)).toEqual(['hour-began', 'event-turned']);
  });

  test.each([4, 5, 6])('FEN-1 %i players: exactly one Fenrir, and everybody may be it', (seats) => {
    const wolves = new Set<number>();
    for (let night = 0; night < 60; night++) {
      const game = nightfall({ seats, seed: `night ${night}` });
      expect(roles(game).filter((role) => role === 'fenrir')).toHaveLength(1);
      expect(roles(game).filter((role) => role === 'hero')).toHaveLength(seats - 1);
      wolves.add(roles(game).indexOf('fenrir'));
    }
    expect([...wolves].toSorted()).toEqual(Array.from({ length: seats }, (_, seat) => seat));
  });

  test('THREE-1 with three players nothing is dealt', () => {
    const game = nightfall({ seats: 3 });
    expect(roles(game)).toEqual([null, null, null]);
    expect(game.heard(0)).toEqual(['hour-began', 'event-turned']);
  });

  test('FEN-1 only active players get a card', () => {
    const game = nightfall({ seats: 5, players: { 0: { out: true }, 3: { out: true } } });
    expect(roles(game)[0]).toBeNull();
    expect(roles(game)[3]).toBeNull();
    expect([1, 2, 4].map((seat) => roles(game)[seat]).toSorted()).toEqual(['fenrir', 'hero', 'hero']);
    expect(game.events(null).slice(1, -1)).toEqual([{ type: 'fenrir-woke' }, ...[1, 2, 4].map(hiddenFrom)]);
  });

  test('FEN-1 two active players are enough', () => {
    const game = nightfall({ players: { 0: { out: true }, 2: { out: true } } });
    expect([1, 3].map((seat) => roles(game)[seat]).toSorted()).toEqual(['fenrir', 'hero']);
  });

  test('FEN-1 with a single active player nothing is dealt', () => {
    const game = nightfall({ players: { 0: { out: true }, 2: { out: true }, 3: { out: true } } });
    expect(roles(game)).toEqual([null, null, null, null]);
    expect(game.heard(1).slice(0, 2)).toEqual(['hour-began', 'event-turned']);
  });

  test('FEN-1 the card is no part of the hand and can never be investigated', () => {
    const game = hero({ self: { clues: 8 }, table: { gears: [0, 0, 0] } });
    game.choose('choose johnsson', 'turn 1', 'stop', 'spend 8', 'investigate p2');
    expect(game.events(0)[0]).toEqual({ type: 'investigated', seat: 0, target: 1, cards: expect.any(Array) });
    const [looked] = game.events(0);
    expect(looked?.type === 'investigated' && looked.cards.toSorted()).toEqual([
      'character:snowy',
      'power:compose',
      'power:investigate',
      'power:research',
      'power:transport',
    ]);
  });
});

describe('what Fenrir is', () => {
  test('FEN-2 Fenrir wins only as Fenrir: the Organ and 15 pages are not enough to declare', () => {
    const game = fenrir({ self: { music: 15, tiles: [] }, table: { organ: 'r3c6' } });
    expect(game.legalWith('declare')).toEqual([]);
    expect(game.refusal('declare vikstrom')).toEqual(refuse('WIN-2', 'refusal.too-few-marks', { marks: 0 }));
  });

  test('FEN-2 the Chosen One at the Organ is no victory for Fenrir', () => {
    const game = fenrir({ self: { music: 15 }, table: { organ: 'r2c6' } });
    game.choose('declare vikstrom', 'turn 1', 'stop', 'end');
    expect(game.heard(0).slice(0, 2)).toEqual(['goal-missed', 'out']);
    expect(game.player(0).out).toBe(true);
    expect(game.table.over).toBeNull();
  });

  test('FEN-2 the Possessed is the Character on the own card, and must be the one chosen', () => {
    const game = fenrir({
      self: { characters: ['vidal'] },
      table: { unknown: ['lewis', 'johnsson', 'lilja'] },
    });
    game.choose('declare vikstrom');
    expect(game.table.turn?.character).toBe('vidal');
    const elsewhere = fenrir().choose('declare vikstrom');
    expect(elsewhere.table.turn?.character).toBe('lilja');
  });

  test('FEN-2 the others stay Heroes: Wolf Marks do not let them declare without the Organ', () => {
    const game = hero({ self: { tiles: ['fenrir-stone', 'summons'] }, table: { organ: null } });
    expect(game.legalWith('declare')).toEqual([]);
    expect(game.refusal('declare vikstrom')).toEqual(refuse('WIN-2', 'refusal.no-organ'));
  });

  test('FEN-2 a Hero with the Possessed beside the Chosen One has not won', () => {
    const game = hero({ table: { characters: { ...hero().table.characters, lilja: 'r2c6' } } });
    game.choose('declare vikstrom', 'turn 1', 'stop', 'end');
    expect(game.heard(0).slice(0, 2)).toEqual(['goal-missed', 'out']);
  });

  test('FEN-2 before Hour V everybody is a Hero', () => {
    const game = hero({ self: { role: null }, table: { hour: 4 } });
    game.choose('declare vikstrom', 'turn 1', 'walk r3c6', 'stop', 'end');
    expect(game.table.over).toEqual({ how: 'hero', winner: 0 });
  });
});

describe('Wolf Marks', () => {
  test('TILE-14 a Mark on each of six tiles, two on the Stone', () => {
    const marked = TILES.filter(({ wolf }) => wolf > 0).map(({ id }) => id);
    expect(marked.map((id) => wolfMarks([id]))).toEqual([1, 1, 1, 1, 1, 1, 2]);
    expect(wolfMarks([])).toBe(0);
    expect(wolfMarks(['deggial', 'mole-1', 'keyhole-2'])).toBe(0);
    expect(wolfMarks(['fenrir-stone', 'deggial', 'summons'])).toBe(3);
  });
});
