import { header, isRefusal, namedSeed, open, refuse } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { CHARACTERS } from '../../src/data/characters.ts';
import { TILE_IDS } from '../../src/data/tiles.ts';
import { game as eleven } from '../../src/index.ts';
import { playQuietly } from '../quietly.ts';
import { deal, position, turnOf } from '../scenario.ts';

const POWERS = ['investigate', 'transport', 'research', 'compose'];
const POWER_CARDS = POWERS.map((power) => `power:${power}`);
const EVENINGS = Array.from({ length: 80 }, (_, night) => `evening ${night}`);

function headerFor(seats: number, options: Record<string, unknown> = {}) {
  return header({ game: '011', rules: eleven.rules, seed: namedSeed('x'), entropy: [], seats, options });
}

/** How many different values some deals show. */
function variety(look: (game: ReturnType<typeof deal>) => unknown): number {
  return new Set(EVENINGS.map((seed) => look(deal({ seed })))).size;
}

describe('the table', () => {
  test.each([3, 4, 5, 6])('SET-1 %i players may sit down', (seats) => {
    const session = open(eleven, headerFor(seats));
    if (isRefusal(session)) throw new Error(session.reason.key);
    expect(session.moment.state.players).toHaveLength(seats);
  });

  test.each([2, 7, 3.5])('SET-1 %d players may not', (seats) => {
    expect(open(eleven, headerFor(seats))).toEqual(refuse('SET-1', 'refusal.seats', { min: 3, max: 6 }));
  });

  test('SET-1 the circle is fixed: a bid goes round clockwise, past the last seat to the first', () => {
    const game = position({
      table: { lastOrder: [2, 1, 0, 3], order: [null, null, null, null] },
      agenda: [{ step: 'auction' }],
    });
    const asked = [game.asked];
    for (const line of ['bid I 0', 'bid I 1', 'bid I 2', 'bid I 3']) asked.push(game.choose(line).asked);
    expect(asked).toEqual([2, 3, 0, 1, 2]);
  });

  test('SET-2 the clock starts at Hour I', () => {
    const game = deal();
    expect(game.table.hour).toBe(1);
    expect(game.events(null)).toContainEqual({ type: 'hour-began', hour: 1 });
  });

  test('SET-2 nothing has happened before the deal', () => {
    const chance = { seed: namedSeed('x'), drawn: {} };
    const player = {
      time: 45,
      music: 0,
      clues: 0,
      tiles: [],
      characters: [],
      powers: POWERS,
      spent: [],
      role: null,
      isRoleOpen: false,
      out: false,
      seen: [],
    };
    expect(eleven.open(4, { beginners: false }, chance)).toMatchObject({
      seats: 4,
      answered: 0,
      question: 0,
      agenda: [{ step: 'set-up' }],
      chance,
      options: { beginners: false },
      hour: 1,
      phase: 'event',
      event: null,
      order: [],
      lastOrder: [],
      auction: null,
      turn: null,
      gears: [0, 0, 0],
      characters: deal().table.characters,
      clues: [],
      organ: null,
      slots: { N: null, E: null, S: null, W: null },
      used: {},
      blocked: [],
      players: [player, player, player, player],
      unknown: [],
      chosen: 'vikstrom',
      open: [],
      denied: [],
      stack: [],
      events: [],
      over: null,
    });
  });

  test('SET-2 played to the end without a winner, a game has exactly 11 Hours', () => {
    const game = deal({ seats: 3 });
    const hours = new Set<number>();
    playQuietly(game, ({ table }) => {
      hours.add(table.hour);
      return false;
    });
    expect([...hours]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(game.table.over).toEqual({ how: 'ragnarok', winner: null });
  });

  test('SET-3 the Action gear shows its first Move Clue; the other two start at any face', () => {
    expect(variety(({ table }) => table.gears[0])).toBe(8);
    expect(variety(({ table }) => table.gears[1])).toBe(9);
    expect(variety(({ table }) => table.gears[2])).toBe(1);
    expect(deal().table.gears[2]).toBe(0);
  });

  test('SET-4 fifty tiles and eleven Events are shuffled; one Event is turned up at once', () => {
    const { table } = deal();
    expect(table.stack).toHaveLength(50);
    expect(table.stack.toSorted()).toEqual(TILE_IDS.toSorted());
    expect([table.event, ...table.events].toSorted()).toEqual([...'ABCDEFGHIJK']);
    expect(variety(({ table }) => table.stack[0])).toBeGreaterThan(30);
    expect(variety(({ table }) => table.event)).toBe(11);
  });

  test('SET-4 both lie face down: a view only counts them', () => {
    const { stack, events } = deal().view(0);
    expect({ stack, events }).toEqual({ stack: 50, events: 10 });
  });

  test('SET-4 every draw has a purpose of its own, so that none shifts another', () => {
    expect(deal().table.chance.drawn).toEqual({
      'machine gear': 1,
      'movement gear': 1,
      tiles: 49,
      events: 10,
      order: 3,
      characters: 7,
    });
  });

  test('SET-5 each Character stands on its own rune, the Organ nowhere', () => {
    const { characters, organ, slots, clues } = deal().table;
    expect(characters).toEqual({
      vikstrom: 'r2c6',
      snowy: 'r3c3',
      lilja: 'r4c7',
      pahlsson: 'r4c10',
      koleberg: 'r6c1',
      lewis: 'r6c4',
      johnsson: 'r7c7',
      vidal: 'r8c6',
    });
    expect({ organ, slots, clues }).toEqual({
      organ: null,
      slots: { N: null, E: null, S: null, W: null },
      clues: [],
    });
  });
});

describe('the cards', () => {
  test.each([
    { seats: 4, unknown: 3 },
    { seats: 5, unknown: 2 },
    { seats: 6, unknown: 1 },
  ])('SET-6 $seats players hold one each, one is the Chosen One, $unknown unknown', ({ seats, unknown }) => {
    const { table } = deal({ seats });
    const hands = table.players.map(({ characters }) => characters);
    expect(hands.map((hand) => hand.length)).toEqual(Array(seats).fill(1));
    expect(table.unknown).toHaveLength(unknown);
    expect([...hands.flat(), table.chosen, ...table.unknown].toSorted()).toEqual(CHARACTERS.toSorted());
    expect(table.open).toEqual([]);
  });

  test('SET-6 the cards are shuffled: anyone may be the Chosen One, and anyone may hold anyone', () => {
    expect(variety(({ table }) => table.chosen)).toBe(8);
    expect(variety(({ table }) => table.players[2]?.characters[0])).toBe(8);
  });

  test('SET-6 a player sees the own card alone; who watches sees none; the Chosen One is seen by nobody', () => {
    const game = deal();
    for (const seat of [0, 1, 2, 3]) {
      const [own] = game.player(seat).characters as [string];
      expect(game.view(seat).own?.characters).toEqual([own]);
      expect(game.view(seat).shown).toEqual({ [own]: seat });
    }
    expect(game.view(null).shown).toEqual({});
    expect(game.view(null).own).toBeNull();
    expect(game.view(0).unknown).toBe(3);
  });

  test('SET-6 cards are dealt off the top: hands first, then the Chosen One, the rest unknown', () => {
    const { players, chosen, unknown } = deal({ seats: 5 }).table;
    expect(players.flatMap(({ characters }) => characters)).toEqual([
      'snowy',
      'vikstrom',
      'pahlsson',
      'johnsson',
      'koleberg',
    ]);
    expect({ chosen, unknown }).toEqual({ chosen: 'vidal', unknown: ['lilja', 'lewis'] });
  });

  test('SET-6 whoever is shown a card, wherever it lies, alone knows it from then on', () => {
    const game = position({
      table: { chosen: 'lilja', unknown: ['vidal', 'lewis', 'snowy'], open: ['3:0'] },
      players: {
        0: { characters: ['vikstrom'], seen: ['unknown:0', 'unknown:2', '2:0', 'chosen'] },
        1: { characters: ['pahlsson'] },
        2: { characters: ['koleberg'] },
        3: { characters: ['johnsson'] },
      },
      agenda: [],
    });
    expect(game.view(0).shown).toEqual({
      vikstrom: 0,
      vidal: 'unknown',
      snowy: 'unknown',
      koleberg: 2,
      johnsson: 3,
      lilja: 'chosen',
    });
    expect(game.view(1).shown).toEqual({ pahlsson: 1, johnsson: 3 });
    expect(game.view(null).shown).toEqual({ johnsson: 3 });
  });

  test('SET-6 the deal tells each player the own hand and the others only its size', () => {
    const game = deal();
    const { lastOrder, event } = game.table;
    const hidden = (seat: number) => ({ type: 'dealt-hidden', seat, count: 5 });
    const [own] = game.player(1).characters as [string];
    const dealt = { type: 'dealt', seat: 1, cards: [`character:${own}`, ...POWER_CARDS] };
    const begun = [
      { type: 'hour-began', hour: 1 },
      { type: 'event-turned', event },
    ];
    const order = { type: 'first-order', seats: lastOrder };
    expect(game.events(null)).toEqual([order, hidden(0), hidden(1), hidden(2), hidden(3), ...begun]);
    expect(game.events(1)).toEqual([order, hidden(0), dealt, hidden(2), hidden(3), ...begun]);
    expect(game.barrier).toBe(true);
  });

  test.each([0, 1, 2, 3])('SET-7 seat %i may choose every Character, whatever card it holds', (seat) => {
    expect(turnOf({ seat }).legalWith('choose')).toEqual(
      CHARACTERS.map((character) => `choose ${character}`),
    );
  });

  test('SET-8 everybody gets the same four Power cards, and none is spent', () => {
    for (const { powers, spent } of deal({ seats: 6 }).table.players) {
      expect({ powers, spent }).toEqual({ powers: POWERS, spent: [] });
    }
  });

  test('SET-8 Power and Character cards are one hand: who looks at all five sees both kinds', () => {
    const game = turnOf({ players: { 2: { characters: ['lilja'] } } });
    const seen = ['choose lewis', 'investigate p3', 'card investigate', 'investigate p3'].flatMap((line) =>
      game
        .choose(line)
        .events(0)
        .flatMap((event) => (event.type === 'investigated' ? event.cards : [])),
    );
    expect(seen.toSorted()).toEqual(['character:lilja', ...POWER_CARDS].toSorted());
  });
});

describe('the players', () => {
  test.each([4, 5, 6])('SET-9 each of %i starts with 45 Time and nothing else', (seats) => {
    for (const { time, music, clues, tiles, role, out } of deal({ seats }).table.players) {
      expect({ time, music, clues, tiles, role, out }).toEqual({
        time: 45,
        music: 0,
        clues: 0,
        tiles: [],
        role: null,
        out: false,
      });
    }
  });

  test('SET-9 the first order is random and open; who stands first in it opens the first auction', () => {
    const game = deal();
    expect(game.table.lastOrder.toSorted()).toEqual([0, 1, 2, 3]);
    expect(game.asked).toBe(game.table.lastOrder[0]);
    expect(game.prompt).toBe('prompt.open-auction');
    expect(variety(({ table }) => table.lastOrder[0])).toBe(4);
    expect(variety(({ table }) => table.lastOrder.join())).toBeGreaterThan(20);
  });

  test('SET-9 it decides nothing else: Clues and turns follow the order the auction made', () => {
    const game = position({
      table: { event: 'D', blocked: [], lastOrder: [0, 1, 2, 3], order: [null, null, null, null] },
      agenda: [{ step: 'auction' }, { step: 'clues' }, { step: 'turns' }],
    });
    game.choose('bid IV 0', 'pass', 'pass', 'pass', 'bid III 0', 'pass', 'pass', 'bid II 0', 'pass');
    expect(game.table.order).toEqual([3, 2, 1, 0]);
    const askedForClues = [game.asked, game.choose('clue r0c3').asked, game.choose('clue r0c4').asked];
    expect(askedForClues).toEqual([2, 1, 0]);
    expect(game.choose('clue r0c6').asked).toBe(3);
    expect(game.prompt).toBe('prompt.choose');
  });

  test('SET-10 the reserve never runs dry: with 30 Clues held and 30 on the map there is one more', () => {
    const full = position({ agenda: [{ step: 'place-clue', seat: 0 }] });
    const clues = full.legal.map((line) => line.slice('clue '.length)).slice(0, 30);
    const game = position({
      table: { event: null, clues },
      players: { 0: { clues: 30 } },
      agenda: [
        { step: 'place-clue', seat: 0 },
        { step: 'place-clue', seat: 1 },
      ],
    });
    const [line] = game.legal as [string];
    game.choose(line);
    expect(game.table.clues).toEqual([...clues, line.slice('clue '.length)]);
    expect(game.player(0).clues).toBe(30);
  });
});

describe("the beginners' variant", () => {
  test('SET-11 the Unknown deck lies face up for all from the start', () => {
    const game = deal({ beginners: true });
    const { unknown, open, options } = game.table;
    expect(options).toEqual({ beginners: true });
    expect(open).toEqual(['unknown:0', 'unknown:1', 'unknown:2']);
    expect(game.events(null).filter(({ type }) => type === 'card-open')).toEqual(
      unknown.map((character) => ({ type: 'card-open', character })),
    );
    expect(game.view(null).shown).toEqual(Object.fromEntries(unknown.map((known) => [known, 'unknown'])));
  });

  test('SET-11 there is then no Unknown deck to investigate', () => {
    const lewis = (beginners: boolean) => turnOf({ beginners }).choose('choose lewis');
    expect(lewis(false).legal).toEqual([
      'investigate p2',
      'investigate p3',
      'investigate p4',
      'investigate unknown',
    ]);
    expect(lewis(true).legal).toEqual(['investigate p2', 'investigate p3', 'investigate p4']);
    expect([lewis(false), lewis(true)].map((game) => game.view(null).isUnknownOpen)).toEqual([false, true]);
    expect(lewis(true).refusal('investigate unknown')).toEqual(refuse('SET-11', 'refusal.unknown-open'));
  });

  test('SET-11 it is an option of the table, off unless asked for', () => {
    expect(eleven.options({})).toEqual({ beginners: false });
    expect(eleven.options({ beginners: true })).toEqual({ beginners: true });
    expect(eleven.options({ beginners: 1 })).toEqual(refuse('SET-11', 'refusal.beginners'));
    const other = refuse(null, 'refusal.unknown-option', { option: 'wolves' });
    expect(eleven.options({ wolves: true })).toEqual(other);
  });
});
