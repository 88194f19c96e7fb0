import { refuse } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { CHARACTERS } from '../../src/data/characters.ts';
import { EVENT_IDS } from '../../src/data/events.ts';
import { TILE_IDS } from '../../src/data/tiles.ts';
import { deal, position, type Scenario } from '../scenario.ts';

/** Hour V about to begin, at a table of this size. */
function fifthHour(seats: number, out: readonly number[] = []): Scenario {
  return position({
    seats,
    table: { hour: 5, events: ['D'] },
    players: Object.fromEntries(out.map((seat) => [seat, { out: true }])),
    agenda: [{ step: 'hour' }],
  });
}

describe('no Fenrir', () => {
  test('THREE-1 Hour V begins like any other: no card is dealt', () => {
    const game = fifthHour(3);
    const begun = [
      { type: 'hour-began', hour: 5 },
      { type: 'event-turned', event: 'D' },
    ];
    for (const viewer of [null, 0, 1, 2]) expect(game.events(viewer)).toEqual(begun);
    expect(game.table.players.map(({ role }) => role)).toEqual([null, null, null]);
  });

  test('THREE-1 it is the table that counts: three left of four are still dealt Fenrir', () => {
    const game = fifthHour(4, [2]);
    expect(game.heard(null)).toEqual([
      'hour-began',
      'fenrir-woke',
      'role-dealt-hidden',
      'role-dealt-hidden',
      'role-dealt-hidden',
      'event-turned',
    ]);
    const roles = [0, 1, 3].map((seat) => game.player(seat).role);
    expect(roles.toSorted()).toEqual(['fenrir', 'hero', 'hero']);
    expect(game.player(2).role).toBeNull();
  });

  test('THREE-1 the Fenrir Stone is taken out before 49 tiles are shuffled', () => {
    const { stack, chance } = deal({ seats: 3 }).table;
    expect(stack).toHaveLength(49);
    expect(stack.toSorted()).toEqual(TILE_IDS.filter((id) => id !== 'fenrir-stone').toSorted());
    expect(chance.drawn).toMatchObject({ tiles: 48, order: 2, characters: 7 });
    expect(deal({ seats: 4 }).table.stack).toContain('fenrir-stone');
  });
});

describe('the deal', () => {
  test('THREE-2 two cards each, one is the Chosen One, the last lies open', () => {
    const { players, chosen, unknown, open } = deal({ seats: 3 }).table;
    const hands = players.map(({ characters }) => characters);
    expect(hands.map((hand) => hand.length)).toEqual([2, 2, 2]);
    expect(unknown).toHaveLength(1);
    expect(open).toEqual(['unknown:0']);
    expect([...hands.flat(), chosen, ...unknown].toSorted()).toEqual(CHARACTERS.toSorted());
  });

  test('THREE-2 each player hears the own six cards, all hear the open one', () => {
    const game = deal({ seats: 3 });
    const { players, unknown, lastOrder, event } = game.table;
    const [first, second] = players[2]?.characters ?? [];
    const powers = ['power:investigate', 'power:transport', 'power:research', 'power:compose'];
    expect(game.events(2)).toEqual([
      { type: 'first-order', seats: lastOrder },
      { type: 'dealt-hidden', seat: 0, count: 6 },
      { type: 'dealt-hidden', seat: 1, count: 6 },
      { type: 'dealt', seat: 2, cards: [`character:${first}`, `character:${second}`, ...powers] },
      { type: 'card-open', character: unknown[0] },
      { type: 'hour-began', hour: 1 },
      { type: 'event-turned', event },
    ]);
    expect(game.view(2).shown).toEqual({ [`${first}`]: 2, [`${second}`]: 2, [`${unknown[0]}`]: 'unknown' });
    expect(game.view(null).shown).toEqual({ [`${unknown[0]}`]: 'unknown' });
  });

  test('THREE-2 there is no Unknown deck to investigate', () => {
    const game = position({
      seats: 3,
      table: { event: null, blocked: [], order: [0, 1, 2] },
      agenda: [{ step: 'turn', seat: 0 }],
    });
    expect(game.choose('choose lewis').legal).toEqual(['investigate p2', 'investigate p3']);
    expect(game.refusal('investigate unknown')).toEqual(refuse('THREE-2', 'refusal.unknown-open'));
    expect(game.refusal('investigate p4')).toEqual(refuse('ACT-1', 'refusal.no-such-hand'));
    expect(game.view(null).isUnknownOpen).toBe(true);
  });

  test('THREE-2 who leaves the game shows both cards', () => {
    const game = position({
      seats: 3,
      table: { event: null, blocked: [], order: [0, 1, 2], chosen: 'vidal', unknown: ['lewis'] },
      players: { 0: { characters: ['vikstrom', 'lilja'], time: 1 } },
      agenda: [{ step: 'turn', seat: 0 }],
    });
    game.choose('choose johnsson', 'turn 1');
    expect(game.events(1).at(-1)).toEqual({ type: 'out', seat: 0, characters: ['vikstrom', 'lilja'] });
    expect(game.view(null).shown).toEqual({ lewis: 'unknown', vikstrom: 0, lilja: 0 });
  });

  test("THREE-2 the beginners' variant changes nothing: the one card is opened once", () => {
    const game = deal({ seats: 3, beginners: true });
    expect(game.table.open).toEqual(['unknown:0']);
    expect(game.heard(null).filter((type) => type === 'card-open')).toEqual(['card-open']);
  });

  test('THREE-3 everybody starts with 36 Time', () => {
    expect(deal({ seats: 3 }).table.players.map(({ time }) => time)).toEqual([36, 36, 36]);
    expect(deal({ seats: 4 }).table.players.map(({ time }) => time)).toEqual([45, 45, 45, 45]);
  });

  test.each([
    { time: 36, gained: 3, left: 39 },
    { time: 43, gained: 2, left: 45 },
  ])('THREE-3 the ceiling stays 45: from $time Vikstrom gains $gained', ({ time, gained, left }) => {
    const game = position({
      seats: 3,
      table: { event: null, blocked: [], order: [0, 1, 2] },
      players: { 0: { time } },
      agenda: [{ step: 'turn', seat: 0 }],
    });
    game.choose('choose vikstrom');
    expect(game.events(null)).toContainEqual({ type: 'time-gained', seat: 0, amount: gained });
    expect(game.player(0).time).toBe(left);
  });
});

describe('Events', () => {
  const atFour = ['C', 'G'] as const;

  test.each(atFour)('THREE-4 what EVT-%s brings to position IV is brought to nobody', (event) => {
    for (const seat of [0, 1, 2]) {
      const game = position({
        seats: 3,
        table: { events: [event], order: [2, 0, 1] },
        agenda: [{ step: 'event' }, { step: 'turn', seat }],
      });
      game.choose('choose vidal');
      expect(game.heard(null)).toEqual(['character-chosen', 'ability-used']);
    }
  });

  test('THREE-4 all other rules hold: III and last are both the third, and there are eleven Events', () => {
    const third = (event: 'B' | 'K') =>
      position({
        seats: 3,
        table: { events: [event], order: [2, 0, 1] },
        agenda: [{ step: 'event' }, { step: 'turn', seat: 1 }],
      }).choose('choose vidal');
    expect(third('B').heard(0)).toEqual(['character-chosen', 'ability-twice', 'ability-used']);
    expect(third('K').heard(0)).toEqual(['character-chosen', 'drew-hidden', 'ability-used']);
    const { event, events } = deal({ seats: 3 }).table;
    expect([event, ...events].toSorted()).toEqual([...EVENT_IDS]);
  });

  test('THREE-4 the auction is for I, II and III', () => {
    const game = deal({ seats: 3 });
    expect(game.table.order).toEqual([null, null, null]);
    expect(game.legal).toHaveLength(3 * 36);
    expect(game.refusal('bid IV 0').reason).toEqual({ key: 'refusal.position-taken', vars: { position: 4 } });
  });
});
