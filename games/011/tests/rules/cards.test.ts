import { describe, expect, test } from 'vitest';
import type { Power } from '../../src/data/cards.ts';
import {
  CHRISTIAN,
  LEONARDO,
  MARCO,
  MARIO,
  marcosTurn,
  question,
  refused,
  type Scene,
} from '../marcos-turn.ts';
import type { Scenario } from '../scenario.ts';

const EVERYWHERE = [MARIO, CHRISTIAN, LEONARDO, null];

/** Marco holds one Power card and has chosen Johnsson. */
function holding(power: Power, { me, ...scene }: Scene = {}): Scenario {
  return marcosTurn({ ...scene, me: { powers: [power], ...me } }).choose('choose johnsson');
}

describe('Investigate 3', () => {
  test('CARD-1 looks at three cards of one source', () => {
    const game = holding('investigate').choose('card investigate');
    expect(game.events(null)).toEqual([{ type: 'card-played', seat: MARCO, power: 'investigate' }]);
    expect(question(game)).toEqual({
      seat: MARCO,
      clause: 'ACT-1',
      prompt: { key: 'prompt.investigate', vars: { count: 3 } },
    });
    expect(game.legal).toEqual(['investigate p2', 'investigate p3', 'investigate p4', 'investigate unknown']);
    game.choose('investigate p3');
    for (const other of EVERYWHERE) {
      expect(game.events(other)[0]).toEqual({ type: 'looked', seat: MARCO, target: CHRISTIAN, count: 3 });
    }
    const [seen] = game.events(MARCO);
    expect(seen).toMatchObject({ type: 'investigated', seat: MARCO, target: CHRISTIAN });
    expect(seen?.type === 'investigated' && new Set(seen.cards).size).toBe(3);
  });

  test('CARD-1 needs a card to look at', () => {
    const out = { out: true };
    const game = holding('investigate', {
      table: { unknown: [] },
      players: { [MARIO]: out, [CHRISTIAN]: out, [LEONARDO]: out },
    });
    expect(game.legal).toEqual(['turn 1', 'turn 2', 'turn 3']);
    expect(refused(game, 'card investigate')).toEqual(['TURN-6', 'refusal.no-target', {}]);
  });
});

describe('Transport', () => {
  test('CARD-2 gives one free ride on the line of the Station', () => {
    const lines = [
      ['r0c5', 'tram', 'r5c2', 'r6c8'],
      ['r2c8', 'monorail', 'r5c6', 'r7c3'],
      ['r1c4', 'airship', 'r5c10', 'r8c8'],
    ] as const;
    for (const [from, line, one, other] of lines) {
      const game = holding('transport', { at: { johnsson: from } }).choose('card transport');
      expect(game.legal).toEqual([`ride ${line} ${one}`, `ride ${line} ${other}`]);
      expect(question(game)).toEqual({
        seat: MARCO,
        clause: 'MOVE-7',
        prompt: { key: 'prompt.ride', vars: {} },
      });
      game.choose(`ride ${line} ${other}`);
      expect(game.delivered[0]).toEqual({
        event: { type: 'rode', seat: MARCO, character: 'johnsson', line, square: other },
        to: 'all',
        reveals: false,
      });
      expect(game.table.characters.johnsson).toBe(other);
      expect(game.player(MARCO).time).toBe(20);
    }
  });

  test('CARD-2 the ride is an extra one, whatever the gears show', () => {
    const game = holding('transport', {
      at: { johnsson: 'r0c5' },
      faces: { machine: 'airship', steps: 1, action: 'compose' },
    });
    game.choose('turn 1', 'card transport', 'ride tram r5c2');
    expect(game.table.turn).toMatchObject({ rode: false, walked: 0 });
    expect(game.prompt).toBe('prompt.move');
  });

  test('CARD-2 is playable only on a Station', () => {
    const game = holding('transport', { at: { johnsson: 'r5c5' } });
    expect(game.legal).toEqual(['turn 1', 'turn 2', 'turn 3']);
    expect(refused(game, 'card transport')).toEqual(['TURN-6', 'refusal.no-target', {}]);
  });

  test('CARD-2 is playable only with another Station of that colour free', () => {
    const one = holding('transport', { at: { johnsson: 'r0c5', vikstrom: 'r5c2' } });
    expect(one.choose('card transport').legal).toEqual(['ride tram r6c8']);
    const none = holding('transport', { at: { johnsson: 'r0c5', vikstrom: 'r5c2', snowy: 'r6c8' } });
    expect(none.legal).toEqual(['turn 1', 'turn 2', 'turn 3']);
  });

  test('CARD-2 the ride must be taken once the card is played', () => {
    const game = holding('transport', { at: { johnsson: 'r0c5', vikstrom: 'r5c2' } });
    game.choose('card transport');
    for (const line of ['stop', 'ride tram r5c2', 'ride monorail r2c8']) {
      expect(refused(game, line)).toEqual(['MOVE-7', 'refusal.not-offered', {}]);
    }
  });

  test('CARD-2 takes a declarer to an occupied Station too (MOVE-7)', () => {
    const game = marcosTurn({
      me: { powers: ['transport'] },
      at: { lilja: 'r0c5', vikstrom: 'r5c2', snowy: 'r6c8' },
      table: { organ: 'r5c5' },
    }).choose('declare lilja', 'card transport');
    expect(game.legal).toEqual(['ride tram r5c2', 'ride tram r6c8']);
  });

  test('CARD-2 collects the Clue where the ride ends (MOVE-5)', () => {
    const game = holding('transport', { at: { johnsson: 'r0c5' }, table: { clues: ['r5c2'] } });
    game.choose('card transport', 'ride tram r5c2');
    expect(game.heard(MARIO).slice(0, 2)).toEqual(['rode', 'clue-collected']);
    expect(game.player(MARCO).clues).toBe(1);
  });

  test('CARD-2 not where transport is banned (EVT-E)', () => {
    const game = holding('transport', { at: { johnsson: 'r0c5' }, table: { event: 'E' } });
    expect(game.legal).toEqual(['turn 1', 'turn 2', 'turn 3']);
    expect(refused(game, 'card transport')).toEqual(['EVT-E', 'refusal.transport-banned', {}]);
  });
});

describe('Research 3', () => {
  test('CARD-3 draws three tiles that only their player sees', () => {
    const stack = ['omen-1', 'omen-2', 'deggial', 'lemuria'];
    const game = holding('research', { table: { stack } }).choose('card research');
    expect(game.events(MARCO).slice(0, 2)).toEqual([
      { type: 'card-played', seat: MARCO, power: 'research' },
      { type: 'drew', seat: MARCO, tiles: ['omen-1', 'omen-2', 'deggial'] },
    ]);
    for (const other of EVERYWHERE) {
      expect(game.events(other).slice(0, 2)).toEqual([
        { type: 'card-played', seat: MARCO, power: 'research' },
        { type: 'drew-hidden', seat: MARCO, count: 3 },
      ]);
    }
    expect(game.player(MARCO).tiles).toEqual(['omen-1', 'omen-2', 'deggial']);
    expect(game.table.stack).toEqual(['lemuria']);
  });

  test('CARD-3 draws what is there, and needs at least one (ACT-8, TURN-6)', () => {
    const game = holding('research', { table: { stack: ['omen-1'] } }).choose('card research');
    expect(game.player(MARCO).tiles).toEqual(['omen-1']);
    const empty = holding('research', { table: { stack: [] } });
    expect(empty.legal).toEqual(['turn 1', 'turn 2', 'turn 3']);
    expect(refused(empty, 'card research')).toEqual(['TURN-6', 'refusal.no-target', {}]);
  });
});

describe('Compose 3', () => {
  test('CARD-4 writes three pages of Music', () => {
    const game = holding('compose').choose('card compose');
    expect(game.events(null)).toEqual([
      { type: 'card-played', seat: MARCO, power: 'compose' },
      { type: 'music-gained', seat: MARCO, amount: 3 },
    ]);
    expect(game.player(MARCO).music).toBe(5);
  });

  test('CARD-4 what goes beyond 15 pages is lost (MUSIC-1)', () => {
    const game = holding('compose', { me: { music: 11 } }).choose('card compose');
    expect(game.events(null)[1]).toEqual({ type: 'music-gained', seat: MARCO, amount: 2 });
    expect(game.player(MARCO).music).toBe(15);
  });
});
