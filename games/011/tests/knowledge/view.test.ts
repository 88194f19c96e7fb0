import { describe, expect, test } from 'vitest';
import { RUNE_SQUARES } from '../../src/city.ts';
import { fenrir, hero } from '../declarer.ts';
import { deal } from '../scenario.ts';

const POWERS = ['investigate', 'transport', 'research', 'compose'];

const player = {
  time: 45,
  music: 0,
  clues: 0,
  tiles: 0,
  characters: 1,
  powers: POWERS,
  spent: [],
  out: false,
  role: null,
  looks: [],
};

describe('what a viewer sees', () => {
  test('a spectator sees the open table and no secrets', () => {
    const game = deal();
    const { table } = game;
    expect(game.view(null)).toEqual({
      viewer: null,
      seats: 4,
      beginners: false,
      hour: 1,
      phase: 'auction',
      event: table.event,
      order: [null, null, null, null],
      lastOrder: table.lastOrder,
      auction: { position: null, opener: table.lastOrder[0], bid: null, leader: null, passed: [] },
      turn: null,
      agenda: { turn: [], later: table.agenda },
      gears: table.gears,
      characters: RUNE_SQUARES,
      clues: [],
      organ: null,
      slots: { N: null, E: null, S: null, W: null },
      used: {},
      blocked: table.blocked,
      players: [player, player, player, player],
      own: null,
      unknown: 3,
      isUnknownOpen: false,
      stack: 50,
      events: 10,
      shown: {},
      denied: [],
      over: null,
    });
  });

  test('a seat sees the own hand besides, and knows its own Character', () => {
    const game = hero({ self: { tiles: ['mole-1', 'omen-2'] } });
    expect(game.view(0)).toMatchObject({
      viewer: 0,
      own: { tiles: ['mole-1', 'omen-2'], characters: ['lilja'], role: 'hero' },
      shown: { lilja: 0 },
    });
    expect(game.view(1)).toMatchObject({
      viewer: 1,
      own: { tiles: [], characters: ['snowy'], role: 'fenrir' },
    });
    expect(game.view(1).players[0]).toMatchObject({ tiles: 2, characters: 1, role: null });
  });

  test('how many tiles others hold is open, which ones is not', () => {
    const game = hero({ self: { tiles: ['sleepless-night'] } });
    for (const viewer of [1, 2, 3, null]) {
      expect(game.view(viewer).players[0]?.tiles).toBe(1);
      expect(JSON.stringify(game.view(viewer))).not.toContain('sleepless-night');
    }
  });

  test('a turn is open, but for what lies apart and what its player could do', () => {
    const game = hero().choose('choose johnsson', 'turn 1', 'walk r7c6');
    expect(game.view(3).turn).toEqual({
      seat: 0,
      character: 'johnsson',
      declared: null,
      teeth: 1,
      walked: 1,
      rode: false,
      playedCard: false,
      playedTile: false,
      playing: null,
    });
  });

  test('cards a seat looked at are shown to that seat alone, for the rest of the game', () => {
    const game = hero({ players: { 2: { seen: ['1:0', 'unknown:2'] } } });
    expect(game.view(2).shown).toEqual({ pahlsson: 2, snowy: 1, vidal: 'unknown' });
    expect(game.view(3).shown).toEqual({ koleberg: 3 });
    expect(game.view(null).shown).toEqual({});
  });

  test('SET-11 what lies open is shown to all, spectators too', () => {
    const game = deal({ beginners: true });
    const shown = Object.fromEntries(game.table.unknown.map((character) => [character, 'unknown']));
    expect(game.view(null)).toMatchObject({ beginners: true, shown });
    expect(Object.keys(game.view(null).shown)).toHaveLength(3);
    expect(Object.keys(game.view(1).shown)).toHaveLength(4);
  });

  test('THREE-2 with three players the last card lies open', () => {
    const game = deal({ seats: 3 });
    expect(game.view(null)).toMatchObject({
      shown: { [String(game.table.unknown[0])]: 'unknown' },
      unknown: 1,
    });
    expect(game.view(null).players[0]?.characters).toBe(2);
  });

  test('WIN-4 a declared Fenrir must play the Possessed: all see whose card it is, while it lasts and after', () => {
    const game = fenrir().choose('declare vikstrom');
    expect(game.view(null).shown).toEqual({ vikstrom: 'chosen', lilja: 0 });
    game.choose('turn 1', 'stop', 'end');
    expect(game.view(null).shown).toEqual({ vikstrom: 'chosen', lilja: 0 });
  });

  test('a declared Hero plays the Chosen One, which says nothing about the own card', () => {
    const game = hero().choose('declare vikstrom');
    expect(game.view(null).shown).toEqual({ vikstrom: 'chosen' });
  });

  test('Fenrir who declares nothing plays any Character, which says nothing', () => {
    const game = fenrir().choose('choose lilja');
    expect(game.view(null).shown).toEqual({});
  });

  test('once the game is over every card and every role is open to all', () => {
    const game = hero().choose('declare vikstrom', 'turn 1', 'walk r3c6', 'stop', 'end');
    const seen = game.view(null);
    expect(Object.keys(seen.shown)).toHaveLength(8);
    expect(seen.shown).toMatchObject({ vikstrom: 'chosen', koleberg: 3, vidal: 'unknown' });
    expect(seen.players.map(({ role }) => role)).toEqual(['hero', 'fenrir', 'hero', 'hero']);
    expect(seen).toMatchObject({ phase: 'over', turn: null, over: { how: 'hero', winner: 0 } });
  });

  test('neither the seed nor what lies face down is in any view', () => {
    const game = deal();
    for (const viewer of [null, 0, 1, 2, 3]) {
      const seen = JSON.stringify(game.view(viewer));
      expect(seen).not.toContain(game.table.chance.seed);
      for (const tile of game.table.stack) expect(seen).not.toContain(`"${tile}"`);
    }
  });
});
