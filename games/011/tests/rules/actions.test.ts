import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/data/gears.ts';
import { ask } from '../../src/rules/ask.ts';
import type { Event } from '../../src/table/events.ts';
import {
  CHRISTIAN,
  johnssonMoves,
  LEONARDO,
  MARCO,
  MARIO,
  marcosTurn,
  question,
  refused,
  type Scene,
} from '../marcos-turn.ts';
import { position, type Scenario } from '../scenario.ts';

const HAND_OF_CHRISTIAN = [
  'character:snowy',
  'power:compose',
  'power:investigate',
  'power:research',
  'power:transport',
];
const OUT = { out: true };

/** Johnsson stands still, and this action comes up. */
function acting(action: Action, scene: Scene = {}): Scenario {
  return johnssonMoves({ ...scene, faces: { machine: 'airship', steps: 1, action } }).choose('stop');
}

/** The cards Marco was shown by the latest answer, sorted: which comes first is chance. */
function seen(game: Scenario): string[] {
  return game
    .events(MARCO)
    .flatMap((event: Event) => ('cards' in event ? [...event.cards] : []))
    .sort();
}

describe('Investigate', () => {
  test("ACT-1 one other player's hand or the Unknown deck is looked into", () => {
    const game = acting('investigate');
    expect(game.legal).toEqual(['investigate p2', 'investigate p3', 'investigate p4', 'investigate unknown']);
    expect(question(game)).toEqual({
      seat: MARCO,
      clause: 'ACT-1',
      prompt: { key: 'prompt.investigate', vars: { count: 1 } },
    });
  });

  test('ACT-1 only the investigator sees the card of a hand; the others who looked where and how many', () => {
    const game = acting('investigate').choose('investigate p3');
    const [card] = seen(game);
    expect(HAND_OF_CHRISTIAN).toContain(card);
    expect(game.told).toEqual([
      {
        event: { type: 'investigated', seat: MARCO, target: CHRISTIAN, cards: [card] },
        to: { only: [MARCO] },
        reveals: true,
      },
      {
        event: { type: 'looked', seat: MARCO, target: CHRISTIAN, count: 1 },
        to: { except: [MARCO] },
        reveals: false,
      },
    ]);
    for (const other of [MARIO, CHRISTIAN, LEONARDO, null]) {
      expect(game.events(other)).toEqual([{ type: 'looked', seat: MARCO, target: CHRISTIAN, count: 1 }]);
    }
    expect(game.barrier).toBe(true);
  });

  test('ACT-1 nor do the others see the card of the Unknown deck', () => {
    const game = acting('investigate').choose('investigate unknown');
    const [card] = seen(game);
    expect(['character:koleberg', 'character:lewis', 'character:pahlsson']).toContain(card);
    expect(game.told).toEqual([
      {
        event: { type: 'investigated-unknown', seat: MARCO, cards: [card] },
        to: { only: [MARCO] },
        reveals: true,
      },
      { event: { type: 'looked-unknown', seat: MARCO, count: 1 }, to: { except: [MARCO] }, reveals: false },
    ]);
  });

  test('ACT-1 the card is given back', () => {
    const game = acting('investigate', { me: { clues: 4 } }).choose('spend 4', 'investigate p3');
    expect(game.player(CHRISTIAN)).toMatchObject({
      characters: ['snowy'],
      powers: ['investigate', 'transport', 'research', 'compose'],
    });
    const deck = acting('investigate').choose('investigate unknown');
    expect(deck.table.unknown).toEqual(['pahlsson', 'koleberg', 'lewis']);
  });

  test('ACT-1 the card is random', () => {
    const found = new Set<string>();
    for (let game = 0; game < 60; game++) {
      found.add(seen(acting('investigate', { seed: `${game}` }).choose('investigate p3')).join());
    }
    expect([...found].sort()).toEqual(HAND_OF_CHRISTIAN);
    const game = acting('investigate').choose('investigate p3');
    expect(game.table.chance.drawn.investigate).toBeGreaterThan(0);
  });

  test('ACT-1 the investigator remembers a Character card and where it lies', () => {
    const game = acting('investigate', { me: { clues: 4 } }).choose('spend 4', 'investigate p3');
    expect(game.player(MARCO).seen).toEqual(['2:0']);
    expect(game.view(MARCO).shown).toEqual({ vikstrom: MARCO, snowy: CHRISTIAN });
    expect(game.view(MARIO).shown).toEqual({ johnsson: MARIO });
    const deck = acting('investigate', { me: { clues: 2 } }).choose('spend 2', 'investigate unknown');
    expect([...deck.player(MARCO).seen].sort()).toEqual(['unknown:0', 'unknown:1', 'unknown:2']);
    expect(deck.view(MARCO).shown).toEqual({
      vikstrom: MARCO,
      pahlsson: 'unknown',
      koleberg: 'unknown',
      lewis: 'unknown',
    });
  });

  test('ACT-1 a card seen again in a later turn is remembered once', () => {
    const game = acting('investigate', { me: { clues: 4, seen: ['2:0', 'unknown:1'] } });
    game.choose('spend 4', 'investigate p3');
    expect(game.player(MARCO).seen).toEqual(['2:0', 'unknown:1']);
  });

  test("ACT-1 never the Chosen One's card, never Hero or Fenrir cards", () => {
    const everything: string[] = [];
    for (const source of ['p2', 'p3', 'p4', 'unknown']) {
      const game = acting('investigate', {
        me: { clues: 9, role: 'hero' },
        players: {
          [MARIO]: { characters: ['johnsson'], role: 'fenrir', powers: [] },
          [CHRISTIAN]: { characters: ['snowy'], role: 'hero', powers: [] },
          [LEONARDO]: { characters: ['vidal'], role: 'hero', powers: [] },
        },
      });
      everything.push(...seen(game.choose('spend 9', `investigate ${source}`)));
    }
    expect(everything).toEqual([
      'character:johnsson',
      'character:snowy',
      'character:vidal',
      'character:koleberg',
      'character:lewis',
      'character:pahlsson',
    ]);
  });

  test('ACT-1 not the own hand', () => {
    expect(refused(acting('investigate'), 'investigate p1')).toEqual(['ACT-1', 'refusal.own-hand', {}]);
  });

  test('ACT-1 nobody who is out, and no deck that lies open or has no cards', () => {
    const game = acting('investigate', {
      players: { [MARIO]: { characters: ['johnsson'], ...OUT } },
      table: { open: ['unknown:0', 'unknown:1', 'unknown:2', '1:0'] },
    });
    expect(game.legal).toEqual(['investigate p3', 'investigate p4']);
    const none = acting('investigate', { table: { unknown: [], open: ['1:0'] } });
    expect(none.legal).toEqual(['investigate p2', 'investigate p3', 'investigate p4']);
    expect(refused(none, 'investigate unknown')).toEqual(['ACT-7', 'refusal.nothing-unseen', {}]);
  });

  test('ACT-1 the two Character cards of three players are told apart', () => {
    const game = position({
      seats: 3,
      agenda: [{ step: 'turn', seat: MARCO }],
      table: { event: null, blocked: [] },
      players: { [MARIO]: { characters: ['johnsson', 'lewis'], powers: [] }, [MARCO]: { powers: [] } },
    });
    game.choose('choose lewis');
    expect(game.legal).toEqual(['investigate p2', 'investigate p3']);
    game.choose('investigate p2');
    expect(seen(game)).toEqual(['character:johnsson', 'character:lewis']);
    expect([...game.player(MARCO).seen].sort()).toEqual(['1:0', '1:1']);
    expect([...(game.table.turn?.apart ?? [])].sort()).toEqual(['p2/0', 'p2/1']);
  });
});

describe('Research and Compose', () => {
  test('ACT-2 Research draws 1 tile', () => {
    const game = acting('research', { table: { stack: ['omen-1', 'omen-2'] } });
    expect(game.events(MARCO)).toEqual([{ type: 'drew', seat: MARCO, tiles: ['omen-1'] }]);
    expect(game.events(CHRISTIAN)).toEqual([{ type: 'drew-hidden', seat: MARCO, count: 1 }]);
    expect(game.events(null)).toEqual([{ type: 'drew-hidden', seat: MARCO, count: 1 }]);
    expect(game.player(MARCO).tiles).toEqual(['omen-1']);
    expect(game.table.stack).toEqual(['omen-2']);
    expect(game.prompt).toBe('prompt.end-turn');
  });

  test('ACT-3 Compose writes 1 page of Music', () => {
    const game = acting('compose');
    expect(game.told).toEqual([
      { event: { type: 'music-gained', seat: MARCO, amount: 1 }, to: 'all', reveals: false },
    ]);
    expect(game.player(MARCO).music).toBe(3);
    expect(game.prompt).toBe('prompt.end-turn');
  });
});

describe('Move Clue', () => {
  test('ACT-4 a Clue is moved to an empty Block next to it', () => {
    const game = acting('move-clue', { table: { clues: ['r1c7', 'r7c5', 'r1c3'] } });
    expect(question(game)).toEqual({
      seat: MARCO,
      clause: 'ACT-4',
      prompt: { key: 'prompt.move-clue', vars: {} },
    });
    game.choose('move r7c5 r6c5');
    expect(game.told).toEqual([
      {
        event: { type: 'clue-moved', seat: MARCO, from: 'r7c5', to: 'r6c5' },
        to: 'all',
        reveals: false,
      },
    ]);
    expect(game.table.clues).toEqual(['r1c7', 'r6c5', 'r1c3']);
    expect(game.player(MARCO).clues).toBe(0);
    expect(game.prompt).toBe('prompt.end-turn');
  });

  test('ACT-4 any Clue on the map, onto Blocks, Stations and Mystic Places alike', () => {
    const game = acting('move-clue', { table: { clues: ['r5c5', 'r7c5'] } });
    expect(game.legal).toEqual([
      'move r5c5 r4c5',
      'move r5c5 r5c6',
      'move r5c5 r6c5',
      'move r5c5 r5c4',
      'move r7c5 r6c5',
      'move r7c5 r7c6',
      'move r7c5 r8c5',
      'move r7c5 r7c4',
    ]);
    const station = acting('move-clue', { table: { clues: ['r5c5'] } }).choose('move r5c5 r5c6');
    expect(station.table.clues).toEqual(['r5c6']);
    const place = acting('move-clue', { table: { clues: ['r7c5'] } }).choose('move r7c5 r8c5');
    expect(place.table.clues).toEqual(['r8c5']);
    expect(station.player(MARCO).clues + place.player(MARCO).clues).toBe(0);
  });

  test('ACT-4 nor onto a Station or a Mystic Place that is not free', () => {
    const table = { clues: ['r5c5', 'r7c5', 'r8c5'] };
    const game = acting('move-clue', { at: { vikstrom: 'r5c6' }, table });
    expect(refused(game, 'move r5c5 r5c6')).toEqual(['ACT-4', 'refusal.not-empty', { square: 'r5c6' }]);
    expect(refused(game, 'move r7c5 r8c5')).toEqual(['ACT-4', 'refusal.not-empty', { square: 'r8c5' }]);
  });

  test('ACT-4 a Clue on a Station is found by who rides there (MOVE-5), and may be moved on', () => {
    const table = { clues: ['r5c2'] };
    const game = marcosTurn({
      at: { johnsson: 'r0c5' },
      faces: { machine: 'tram', steps: 1, action: 'move-clue' },
      table,
    });
    game.choose('choose johnsson', 'turn 1', 'ride tram r5c2');
    expect(game.heard(null)).toEqual(['rode', 'clue-collected']);
    const moved = acting('move-clue', { table });
    expect(moved.legal).toEqual(['move r5c2 r4c2', 'move r5c2 r5c3', 'move r5c2 r6c2', 'move r5c2 r5c1']);
  });

  test("ACT-4 Vidal's copy of the action moves Clues as the gears do", () => {
    const game = marcosTurn({ table: { clues: ['r7c5'] } }).choose('choose vidal', 'act move-clue');
    expect(game.legal).toEqual(['move r7c5 r6c5', 'move r7c5 r7c6', 'move r7c5 r8c5', 'move r7c5 r7c4']);
    expect(refused(game, 'card compose')).toEqual(['TURN-3', 'refusal.ability-first', {}]);
  });

  test('ACT-4 a link counts as next to', () => {
    const game = acting('move-clue', { at: { pahlsson: 'r0c3' }, table: { clues: ['r4c8'] } });
    expect(game.legal).toEqual(['move r4c8 r3c8', 'move r4c8 r5c8', 'move r4c8 r4c10']);
    expect(game.choose('move r4c8 r4c10').table.clues).toEqual(['r4c10']);
  });

  test('ACT-4 not onto another Clue, another Character or the Organ', () => {
    const game = acting('move-clue', {
      at: { vikstrom: 'r1c6' },
      table: { clues: ['r1c7', 'r1c8'], organ: 'r2c7' },
    });
    expect(game.legal).toEqual(['move r1c7 r0c7', 'move r1c8 r0c8', 'move r1c8 r2c8']);
    for (const square of ['r1c8', 'r1c6', 'r2c7']) {
      expect(refused(game, `move r1c7 ${square}`)).toEqual(['ACT-4', 'refusal.not-empty', { square }]);
    }
  });

  test("ACT-4 onto the chosen Character's own square it is collected", () => {
    const game = acting('move-clue', { table: { clues: ['r1c3', 'r7c6'] } });
    expect(game.legalWith('move')).toContain('move r7c6 r7c7');
    game.choose('move r7c6 r7c7');
    expect(game.events(CHRISTIAN)).toEqual([
      { type: 'clue-moved', seat: MARCO, from: 'r7c6', to: 'r7c7' },
      { type: 'clue-collected', seat: MARCO, square: 'r7c7' },
    ]);
    expect(game.table.clues).toEqual(['r1c3']);
    expect(game.player(MARCO).clues).toBe(1);
  });

  test('ACT-4 that square may be of any kind', () => {
    for (const [own, clue] of [
      ['r6c8', 'r6c7'],
      ['r8c5', 'r8c4'],
    ] as const) {
      const game = acting('move-clue', { at: { johnsson: own }, table: { clues: [clue] } });
      expect(game.choose(`move ${clue} ${own}`).player(MARCO).clues).toBe(1);
    }
  });

  test('ACT-4 a Clue may be moved off a Mystic Place', () => {
    const game = acting('move-clue', { table: { clues: ['r8c5'] } });
    expect(game.legal).toEqual(['move r8c5 r7c5', 'move r8c5 r8c4']);
  });

  test('ACT-4 only a Clue, only to a square next to it, and it must be', () => {
    const game = acting('move-clue', { table: { clues: ['r7c5'] } });
    expect(refused(game, 'move r5c5 r5c4')).toEqual(['ACT-4', 'refusal.no-clue', { square: 'r5c5' }]);
    expect(refused(game, 'move r7c5 r6c6')).toEqual(['ACT-4', 'refusal.not-next-to', { square: 'r6c6' }]);
    expect(refused(game, 'stop')).toEqual(['ACT-4', 'refusal.not-offered', {}]);
  });
});

describe('spending Clues', () => {
  test('ACT-5 before resolving the player states how many Clues to spend', () => {
    for (const action of ['investigate', 'research', 'compose'] as const) {
      const game = acting(action, { me: { clues: 2 } });
      expect(game.legal).toEqual(['spend 0', 'spend 1', 'spend 2']);
      expect(question(game)).toEqual({
        seat: MARCO,
        clause: 'ACT-5',
        prompt: { key: 'prompt.spend', vars: { action } },
      });
      expect(game.told).toEqual([]);
      expect(refused(game, 'spend 3')).toEqual(['ACT-5', 'refusal.not-offered', {}]);
      expect(refused(game, 'stop')).toEqual(['ACT-5', 'refusal.not-offered', {}]);
    }
  });

  test('ACT-5 each adds one page', () => {
    const game = acting('compose', { me: { clues: 4 } }).choose('spend 3');
    expect(game.told).toEqual([
      { event: { type: 'clues-spent', seat: MARCO, amount: 3 }, to: 'all', reveals: false },
      { event: { type: 'music-gained', seat: MARCO, amount: 4 }, to: 'all', reveals: false },
    ]);
    expect(game.player(MARCO)).toMatchObject({ clues: 1, music: 6 });
  });

  test('ACT-5 each adds one tile', () => {
    const stack = ['omen-1', 'omen-2', 'deggial', 'lemuria'];
    const game = acting('research', { me: { clues: 2 }, table: { stack } }).choose('spend 2');
    expect(game.events(MARCO)).toEqual([
      { type: 'clues-spent', seat: MARCO, amount: 2 },
      { type: 'drew', seat: MARCO, tiles: ['omen-1', 'omen-2', 'deggial'] },
    ]);
    expect(game.player(MARCO).clues).toBe(0);
  });

  test('ACT-5 each adds one card', () => {
    const game = acting('investigate', { me: { clues: 2 } }).choose('spend 1');
    expect(game.events(null)).toEqual([{ type: 'clues-spent', seat: MARCO, amount: 1 }]);
    expect(question(game)?.prompt).toEqual({ key: 'prompt.investigate', vars: { count: 2 } });
    game.choose('investigate p3');
    expect(seen(game)).toHaveLength(2);
    expect(game.events(null)).toEqual([{ type: 'looked', seat: MARCO, target: CHRISTIAN, count: 2 }]);
  });

  test('ACT-5 spending none costs nothing', () => {
    const game = acting('compose', { me: { clues: 1 } }).choose('spend 0');
    expect(game.events(null)).toEqual([{ type: 'music-gained', seat: MARCO, amount: 1 }]);
    expect(game.player(MARCO).clues).toBe(1);
  });

  test('ACT-5 Move Clue cannot be boosted, and nobody without Clues is asked', () => {
    const boosted = acting('move-clue', { me: { clues: 3 }, table: { clues: ['r4c5'] } });
    expect(boosted.prompt).toBe('prompt.move-clue');
    expect(acting('compose').prompt).toBe('prompt.end-turn');
  });

  test('ACT-5 a Clue collected this turn may be spent at once', () => {
    const game = johnssonMoves({
      table: { clues: ['r7c6'] },
      faces: { machine: 'airship', steps: 1, action: 'compose' },
    }).choose('walk r7c6');
    expect(game.legal).toEqual(['spend 0', 'spend 1']);
  });

  test('ACT-6 all cards of one Investigate come from one source', () => {
    const game = acting('investigate', { me: { clues: 6 } }).choose('spend 6', 'investigate unknown');
    expect(seen(game)).toEqual(['character:koleberg', 'character:lewis', 'character:pahlsson']);
    expect(game.events(null)).toEqual([{ type: 'looked-unknown', seat: MARCO, count: 3 }]);
    expect(game.prompt).toBe('prompt.end-turn');
  });

  test('ACT-9 Clues declared beyond what can take effect are lost', () => {
    const composed = acting('compose', { me: { clues: 5, music: 11 } }).choose('spend 5');
    expect(composed.player(MARCO)).toMatchObject({ clues: 0, music: 15 });
    expect(composed.events(null)).toEqual([
      { type: 'clues-spent', seat: MARCO, amount: 5 },
      { type: 'music-gained', seat: MARCO, amount: 2 },
    ]);
    const looked = acting('investigate', { me: { clues: 7 } }).choose('spend 7', 'investigate p3');
    expect(looked.player(MARCO).clues).toBe(0);
    expect(seen(looked)).toEqual(HAND_OF_CHRISTIAN);
    const drawn = acting('research', { me: { clues: 3 }, table: { stack: ['omen-1'] } }).choose('spend 3');
    expect(drawn.player(MARCO)).toMatchObject({ clues: 0, tiles: ['omen-1'] });
  });
});

describe('cards that lie apart', () => {
  const lewis: Scene = { me: { clues: 4 }, faces: { machine: 'airship', steps: 1, action: 'investigate' } };

  test('ACT-7 no card is seen twice in a turn', () => {
    const game = marcosTurn(lewis).choose('choose lewis', 'investigate p3');
    const first = seen(game);
    expect(first).toHaveLength(2);
    game.choose('turn 1', 'stop', 'spend 4', 'investigate p3');
    expect(game.events(MARIO)).toEqual([{ type: 'looked', seat: MARCO, target: CHRISTIAN, count: 3 }]);
    expect([...first, ...seen(game)].sort()).toEqual(HAND_OF_CHRISTIAN);
  });

  test('ACT-7 the table remembers where they lay, not what they show', () => {
    const game = acting('investigate', { me: { clues: 4 } }).choose('spend 4', 'investigate p3');
    expect([...(game.table.turn?.apart ?? [])].sort()).toEqual([
      'p3/0',
      'p3/power:compose',
      'p3/power:investigate',
      'p3/power:research',
      'p3/power:transport',
    ]);
    const deck = acting('investigate', { me: { clues: 4 } }).choose('spend 4', 'investigate unknown');
    expect([...(deck.table.turn?.apart ?? [])].sort()).toEqual(['unknown/0', 'unknown/1', 'unknown/2']);
  });

  test('ACT-7 a source wholly seen is no source any more this turn', () => {
    const game = marcosTurn({
      ...lewis,
      me: { tiles: ['keyhole-1'] },
      table: { unknown: ['pahlsson', 'lewis'] },
    });
    game.choose('choose lewis', 'investigate unknown', 'tile keyhole-1');
    expect(game.legal).toEqual(['investigate p2', 'investigate p3', 'investigate p4']);
    expect(refused(game, 'investigate unknown')).toEqual(['ACT-7', 'refusal.nothing-unseen', {}]);
    game.choose('investigate p2', 'turn 1', 'stop');
    expect(game.legal).toEqual(['investigate p2', 'investigate p3', 'investigate p4']);
  });

  test('ACT-7 nor is a hand that was wholly seen', () => {
    const game = marcosTurn({
      ...lewis,
      players: { [MARIO]: { characters: ['johnsson'], powers: ['compose'] } },
    });
    game.choose('choose lewis', 'investigate p2', 'turn 1', 'stop', 'spend 0');
    expect(game.legal).toEqual(['investigate p3', 'investigate p4', 'investigate unknown']);
    expect(refused(game, 'investigate p2')).toEqual(['ACT-7', 'refusal.nothing-unseen', {}]);
  });

  test('ACT-7 an open deck is no source after a look elsewhere either', () => {
    const game = marcosTurn({ ...lewis, table: { open: ['unknown:0', 'unknown:1', 'unknown:2'] } });
    game.choose('choose lewis', 'investigate p2', 'turn 1', 'stop', 'spend 0');
    expect(game.legal).toEqual(['investigate p2', 'investigate p3', 'investigate p4']);
  });

  test('ACT-7 when the turn ends they go back: another turn sees them again', () => {
    const game = acting('investigate', {
      agenda: [
        { step: 'turn', seat: MARCO },
        { step: 'turn', seat: MARCO },
      ],
      me: { clues: 4 },
    }).choose('spend 4', 'investigate p3', 'end', 'choose lewis');
    expect(game.legal).toEqual(['investigate p2', 'investigate p3', 'investigate p4', 'investigate unknown']);
    expect(seen(game.choose('investigate p3'))).toHaveLength(2);
  });
});

describe('actions that cannot be done', () => {
  test('ACT-8 without a Clue on the map Move Clue is skipped', () => {
    const game = acting('move-clue');
    expect(game.told).toEqual([
      { event: { type: 'effect-skipped', seat: MARCO, effect: 'move-clue' }, to: 'all', reveals: false },
    ]);
    expect(game.prompt).toBe('prompt.end-turn');
  });

  test('ACT-8 nor can a Clue be moved that has nowhere to go', () => {
    const stuck = { vikstrom: 'r0c4', snowy: 'r1c3' };
    const game = acting('move-clue', { at: stuck, table: { clues: ['r0c3'] } });
    expect(game.events(null)).toEqual([{ type: 'effect-skipped', seat: MARCO, effect: 'move-clue' }]);
    const other = acting('move-clue', { at: stuck, table: { clues: ['r0c3', 'r4c5'] } });
    expect(other.legal).toEqual(['move r4c5 r3c5', 'move r4c5 r4c6', 'move r4c5 r5c5', 'move r4c5 r4c4']);
  });

  test('ACT-8 from an empty stack nothing is drawn and no Clue is asked for', () => {
    const game = acting('research', { me: { clues: 3 }, table: { stack: [] } });
    expect(game.events(null)).toEqual([{ type: 'effect-skipped', seat: MARCO, effect: 'draw' }]);
    expect(game.player(MARCO).clues).toBe(3);
    expect(game.prompt).toBe('prompt.end-turn');
  });

  test('ACT-8 with no card left unseen there is nothing to investigate', () => {
    const game = acting('investigate', {
      me: { clues: 3 },
      table: { unknown: [] },
      players: { [MARIO]: OUT, [CHRISTIAN]: OUT, [LEONARDO]: OUT },
    });
    expect(game.events(null)).toEqual([{ type: 'effect-skipped', seat: MARCO, effect: 'investigate' }]);
    expect(game.player(MARCO).clues).toBe(3);
  });

  test('ACT-8 a draw takes what is there', () => {
    const game = acting('research', { me: { clues: 3 }, table: { stack: ['omen-1', 'omen-2'] } });
    game.choose('spend 3');
    expect(game.events(MARIO).at(-1)).toEqual({ type: 'drew-hidden', seat: MARCO, count: 2 });
    expect(game.player(MARCO).tiles).toEqual(['omen-1', 'omen-2']);
    expect(game.table.stack).toEqual([]);
  });

  test('ACT-8 where there is nothing to choose from nobody is asked', () => {
    expect(ask(MARCO, 'ACT-4', 'prompt.move-clue', [])).toEqual([]);
    const end = { verb: 'end' } as const;
    expect(ask(MARCO, 'TURN-3', 'prompt.end-turn', [end])).toEqual([
      {
        seat: MARCO,
        clause: 'TURN-3',
        prompt: { key: 'prompt.end-turn', vars: {} },
        choices: [end],
        ranges: [],
        question: 0,
      },
    ]);
  });
});
