import { refuse } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import type { Character } from '../../src/data/characters.ts';
import { game as eleven } from '../../src/index.ts';
import type { Player } from '../../src/table/state.ts';
import { fenrir, hero } from '../declarer.ts';
import { phaseFive } from '../phase-five.ts';
import { position, type Scenario } from '../scenario.ts';

const OUT: Partial<Player> = { out: true };

/** Everybody but seat 1 has left. */
const ONE_LEFT = { 0: OUT, 2: OUT, 3: OUT } as const;

/** The last Time of seat 0 goes with the first tooth. */
function lastTooth(given: Parameters<typeof hero>[0] = {}): Scenario {
  const game = hero({ ...given, self: { time: 1, music: 3, ...given?.self } });
  return game.choose('choose johnsson');
}

describe('who is out plays no more', () => {
  test('OUT-1 the Character card is shown to all', () => {
    const game = lastTooth().choose('turn 1');
    expect(game.delivered.slice(2)).toEqual([
      { event: { type: 'out-of-time', seat: 0 }, to: 'all', reveals: false },
      { event: { type: 'out', seat: 0, characters: ['lilja'] }, to: 'all', reveals: true },
      { event: { type: 'turn-began', seat: 1 }, to: 'all', reveals: false },
    ]);
    expect(game.barrier).toBe(true);
    expect(game.table.open).toEqual(['0:0']);
    for (const viewer of [0, 1, 2, 3, null]) expect(game.view(viewer).shown.lilja).toBe(0);
    expect(game.view(null).players.map(({ out }) => out)).toEqual([true, false, false, false]);
  });

  test('OUT-1 with three players both cards are shown', () => {
    const game = position({
      seats: 3,
      table: { order: [0, 1, 2], phase: 'turns', blocked: [], event: null },
      players: { 0: { time: 1, powers: [] } },
      agenda: [
        { step: 'turn', seat: 0 },
        { step: 'turn', seat: 1 },
      ],
    });
    const [one, other] = game.player(0).characters as [Character, Character];
    game.choose('choose johnsson', 'turn 1');
    expect(game.events(2)).toContainEqual({ type: 'out', seat: 0, characters: [one, other] });
    expect(game.table.open).toEqual(['unknown:0', '0:0', '0:1']);
    expect(game.view(2).shown).toMatchObject({ [one]: 0, [other]: 0 });
  });

  test('OUT-1 cards that lie open already stay open', () => {
    const game = lastTooth({ table: { open: ['chosen'] } }).choose('turn 1');
    expect(game.table.open).toEqual(['chosen', '0:0']);
  });

  test('OUT-1 the Character itself stays in play', () => {
    const game = lastTooth().choose('turn 1');
    expect(game.table.characters.lilja).toBe('r4c7');
    expect(game.asked).toBe(1);
    expect(game.legal).toContain('choose lilja');
    expect(game.table.used).toEqual({ johnsson: 0 });
    expect(game.legal).not.toContain('choose johnsson');
  });

  test('OUT-1 no turn, no place in the order, no look into that hand any more', () => {
    const game = position({
      table: { phase: 'turns', order: [0, 1, 2, 3], event: null, blocked: [], gears: [0, 0, 0], hour: 3 },
      players: { 1: OUT, 0: { powers: [] } },
      agenda: [{ step: 'turns' }],
    });
    game.choose('choose johnsson', 'turn 1', 'stop');
    expect(game.legal).toEqual(['investigate p3', 'investigate p4', 'investigate unknown']);
    expect(game.refusal('investigate p2')).toEqual(refuse('OUT-1', 'refusal.hand-is-out', { target: 1 }));
    game.choose('investigate p3', 'end');
    expect(game.asked).toBe(2);
  });
});

describe('what becomes of a player who is out', () => {
  test('OUT-2 the turn ends at once: nothing of it is left to happen', () => {
    const game = lastTooth().choose('turn 1');
    expect(game.table.turn).toMatchObject({ seat: 1, character: null, declared: null });
    expect(game.table.agenda).toHaveLength(1);
    expect(game.asked).toBe(1);
    expect(game.heard(null)).not.toContain('turn-ended');
  });

  test('OUT-2 tiles, Clues and Power cards go', () => {
    const self = {
      tiles: ['mole-1', 'deggial'],
      clues: 3,
      powers: ['compose', 'transport'],
    } satisfies Partial<Player>;
    const game = lastTooth({ self });
    const { stack } = game.table;
    game.choose('turn 1');
    expect(game.player(0)).toMatchObject({ tiles: [], clues: 0, powers: [], spent: [], time: 0, out: true });
    expect(game.table.stack).toHaveLength(stack.length + 2);
    expect(game.table.stack.slice(0, stack.length)).toEqual(stack);
    expect(game.table.stack.slice(stack.length).toSorted()).toEqual(['deggial', 'mole-1']);
    expect(game.table.clues).toEqual([]);
    expect(game.view(1).players[0]).toEqual({
      time: 0,
      music: 5,
      clues: 0,
      tiles: 0,
      characters: 1,
      powers: [],
      spent: [],
      out: true,
      role: null,
      looks: [],
    });
  });

  test('OUT-2 the tiles go under the stack in random order, and nobody hears which', () => {
    const tiles = ['mole-1', 'deggial', 'omen-1', 'summons'];
    const orders = new Set<string>();
    for (let evening = 0; evening < 30; evening++) {
      const game = position({
        seed: `evening ${evening}`,
        table: { phase: 'turns', order: [0, 1, 2, 3], event: null, blocked: [] },
        players: { 0: { time: 1, powers: [], tiles: [...tiles] } },
        agenda: [{ step: 'turn', seat: 0 }],
      });
      game.choose('choose johnsson', 'turn 1');
      expect(game.table.chance.drawn).toHaveProperty('left tiles', 3);
      const left = game.table.stack.slice(-4);
      expect(left.toSorted()).toEqual(tiles.toSorted());
      expect(JSON.stringify(game.delivered)).not.toContain('deggial');
      orders.add(left.join(' '));
    }
    expect(orders.size).toBeGreaterThan(10);
  });

  test('OUT-2 Fenrir without Time stays a secret until the end', () => {
    const game = fenrir({ self: { time: 1, tiles: [] } }).choose('choose johnsson', 'turn 1');
    expect(game.player(0)).toMatchObject({ out: true, role: 'fenrir', isRoleOpen: false });
    for (const viewer of [1, 2, 3, null]) expect(game.view(viewer).players[0]?.role).toBeNull();
    expect(game.view(0).own?.role).toBe('fenrir');
  });

  test('OUT-2 the secret comes out when the game is over', () => {
    const players = { 1: OUT, 2: OUT, 3: OUT };
    const game = fenrir({ self: { time: 1, tiles: [] }, players }).choose('choose johnsson', 'turn 1');
    expect(game.events(2).at(-1)).toEqual({ type: 'fenrir-was', seat: 0 });
    expect(game.view(2).players[0]?.role).toBe('fenrir');
  });

  test('OUT-2 the next Hour has as many positions as active players, and only they bid', () => {
    const game = position({
      table: { hour: 6, lastOrder: [1, 3, 0] },
      players: { 2: OUT },
      agenda: [{ step: 'hour' }],
    });
    expect(game.table.order).toEqual([null, null, null]);
    expect(game.asked).toBe(1);
    game.choose('bid III 0');
    expect(game.asked).toBe(3);
    game.choose('pass');
    expect(game.asked).toBe(0);
    game.choose('pass');
    expect(game.events(null)).toEqual([
      { type: 'passed', seat: 0 },
      { type: 'position-won', seat: 1, position: 3, amount: 0 },
    ]);
  });

  test('OUT-2 who left in the middle of an Hour leaves the others their positions', () => {
    const game = lastTooth().choose('turn 1');
    expect(game.table.order).toEqual([3, 0, 1, 2]);
  });
});

describe('no player left, or one', () => {
  test('OUT-3 when the last one leaves the game ends like Ragnarok', () => {
    const game = lastTooth({ players: { 1: OUT, 2: OUT, 3: OUT } }).choose('turn 1');
    expect(game.delivered.slice(2)).toEqual([
      { event: { type: 'out-of-time', seat: 0 }, to: 'all', reveals: false },
      { event: { type: 'out', seat: 0, characters: ['lilja'] }, to: 'all', reveals: true },
      { event: { type: 'ragnarok' }, to: 'all', reveals: false },
      { event: { type: 'chosen-was', character: 'vikstrom' }, to: 'all', reveals: true },
      { event: { type: 'fenrir-was', seat: 1 }, to: 'all', reveals: true },
    ]);
    expect(game.table).toMatchObject({ over: { how: 'ragnarok', winner: null }, phase: 'over', agenda: [] });
    expect(game.moment.asks).toEqual([]);
    expect(eleven.outcome(game.table)).toEqual({ how: 'ragnarok', winners: [] });
  });

  test('OUT-3 a wrong name of the last one ends it too', () => {
    const game = hero({ players: { 1: OUT, 2: OUT, 3: OUT } }).choose('declare lewis');
    expect(game.heard(null).slice(-4)).toEqual(['out', 'ragnarok', 'chosen-was', 'fenrir-was']);
    expect(game.table.over).toEqual({ how: 'ragnarok', winner: null });
  });

  test('OUT-3 with one still active the game goes on', () => {
    const game = lastTooth({ players: { 2: OUT, 3: OUT } }).choose('turn 1');
    expect(game.table.over).toBeNull();
    expect(game.asked).toBe(1);
  });

  test('OUT-3 a single survivor takes position I for nothing and places no Clue', () => {
    const game = position({
      table: { hour: 6, lastOrder: [1], clues: ['r3c6'] },
      players: { ...ONE_LEFT, 1: { time: 30 } },
      agenda: [{ step: 'hour' }],
    });
    expect(game.heard(1)).toEqual(['hour-began', 'event-turned', 'position-left', 'turn-began']);
    expect(game.events(1)[2]).toEqual({ type: 'position-left', seat: 1, position: 1 });
    expect(game.table).toMatchObject({ order: [1], phase: 'turns', clues: ['r3c6'], auction: null });
    expect(game.player(1).time).toBe(30);
    expect(game.asked).toBe(1);
    expect(game.prompt).toBe('prompt.choose');
  });

  test('OUT-3 a single survivor is also the last: "last" of an Event is theirs', () => {
    const game = position({
      table: { phase: 'turns', order: [1], event: 'K', blocked: ['lilja'], lastOrder: [1] },
      players: { ...ONE_LEFT, 1: { powers: [] } },
      agenda: [{ step: 'turns' }],
    });
    game.choose('choose johnsson');
    expect(game.events(0)).toEqual([
      { type: 'character-chosen', seat: 1, character: 'johnsson' },
      { type: 'drew-hidden', seat: 1, count: 3 },
      { type: 'ability-used', seat: 1, character: 'johnsson' },
      { type: 'music-gained', seat: 1, amount: 2 },
    ]);
  });

  test('OUT-3 a single survivor is also the last: phase 5 is theirs', () => {
    const players = { 0: OUT, 2: OUT, 3: OUT, 1: { tiles: ['mole-1'] } };
    const game = phaseFive({ tiles: [], table: { order: [1] }, players });
    expect(game.asked).toBe(1);
    expect(game.legalWith('place')).toHaveLength(4);
  });

  test('OUT-3 a single survivor may still win', () => {
    const game = hero({ players: { 1: OUT, 2: OUT, 3: OUT }, table: { order: [0] } });
    game.choose('declare vikstrom', 'turn 1', 'walk r3c6', 'stop', 'end');
    expect(eleven.outcome(game.table)).toEqual({ how: 'hero', winners: [0] });
  });

  test('OUT-3 a single survivor plays against the clock: after Hour XI it is Ragnarok', () => {
    const game = position({
      table: { hour: 11, order: [1] },
      players: ONE_LEFT,
      agenda: [{ step: 'location' }, { step: 'end-hour' }],
    });
    expect(game.heard(1)).toEqual(['ragnarok', 'chosen-was']);
    expect(game.table.over).toEqual({ how: 'ragnarok', winner: null });
  });
});
