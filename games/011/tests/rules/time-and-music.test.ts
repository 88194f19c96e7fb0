import { describe, expect, test } from 'vitest';
import { deal, position, type Scenario, turnOf } from '../scenario.ts';

/** Seat 0 with so much Time, about to turn gears that will show tram, 2 steps and Move Clue. */
function poor(time: number, tiles: string[] = []): Scenario {
  const game = turnOf({ table: { gears: [0, 3, 2] }, players: { 0: { time, tiles } } });
  return game.choose('choose johnsson');
}

describe('Time', () => {
  test.each([
    { time: 41, gained: 3, left: 44 },
    { time: 42, gained: 3, left: 45 },
    { time: 43, gained: 2, left: 45 },
    { time: 44, gained: 1, left: 45 },
    { time: 45, gained: 0, left: 45 },
  ])('TIME-1 from $time three more make $left: $gained are told', ({ time, gained, left }) => {
    const game = turnOf({ players: { 0: { time } } }).choose('choose vikstrom');
    for (const viewer of [null, 0, 1]) {
      expect(game.events(viewer).slice(1)).toEqual([
        { type: 'ability-used', seat: 0, character: 'vikstrom' },
        { type: 'time-gained', seat: 0, amount: gained },
      ]);
    }
    expect(game.table.players.map((player) => player.time)).toEqual([left, 45, 45, 45]);
  });

  test('TIME-1 Time bought with a Clue is lost beyond 45 too, and the Clue is spent', () => {
    const game = turnOf({ players: { 0: { time: 44, clues: 2, tiles: ['solved-riddle-2'] } } });
    game.choose('choose johnsson', 'tile solved-riddle-2');
    expect(game.events(1)).toEqual([
      { type: 'tile-played', seat: 0, tile: 'solved-riddle-2' },
      { type: 'clues-spent', seat: 0, amount: 1 },
      { type: 'time-gained', seat: 0, amount: 1 },
    ]);
    expect(game.player(0)).toMatchObject({ time: 45, clues: 1, tiles: [] });
  });

  test('TIME-2 a player whose Time reaches 0 is out at once: the turn is not played on', () => {
    const game = poor(1).choose('turn 1');
    expect(game.events(null)).toEqual([
      { type: 'gears-turned', seat: 0, teeth: 1, machine: 'tram', steps: 2, action: 'move-clue' },
      { type: 'time-paid', seat: 0, amount: 1 },
      { type: 'out-of-time', seat: 0 },
      { type: 'out', seat: 0, characters: game.player(0).characters },
      { type: 'hour-began', hour: 4 },
      { type: 'event-turned', event: game.table.event },
    ]);
    expect(game.player(0)).toMatchObject({ time: 0, out: true });
    expect(game.table.turn).toBeNull();
  });

  test('TIME-2 a player with exactly 1 Time left plays on', () => {
    const game = poor(2).choose('turn 1');
    expect(game.heard(null)).toEqual(['gears-turned', 'time-paid']);
    expect(game.player(0)).toMatchObject({ time: 1, out: false });
    expect(game.prompt).toBe('prompt.move');
  });

  test('TIME-3 the compulsory tooth may take the last Time, a further one may not', () => {
    expect(poor(1).legalWith('turn')).toEqual(['turn 1']);
    expect(poor(2).legalWith('turn')).toEqual(['turn 1']);
    expect(poor(3).legalWith('turn')).toEqual(['turn 1', 'turn 2']);
    expect(poor(4).legalWith('turn')).toEqual(['turn 1', 'turn 2', 'turn 3']);
  });

  test('TIME-3 a step must leave 1 Time', () => {
    const game = poor(3).choose('turn 1', 'walk r6c7');
    expect(game.player(0).time).toBe(1);
    expect(game.legalWith('walk')).toEqual([]);
    expect(game.refusal('walk r5c7')).toMatchObject({
      clause: 'TIME-3',
      reason: { key: 'refusal.too-little-time', vars: { time: 1 } },
    });
  });

  test.each([
    { time: 1, highest: 'bid IV 0' },
    { time: 2, highest: 'bid IV 1' },
  ])('TIME-3 a bid must leave 1: with $time Time nothing above $highest', ({ time, highest }) => {
    const game = position({
      table: { lastOrder: [0, 1, 2, 3], order: [null, null, null, null] },
      players: { 0: { time } },
      agenda: [{ step: 'auction' }],
    });
    expect(game.legal.at(-1)).toBe(highest);
  });

  test('TIME-3 the cost of a tile must leave 1: 2 Time are too little for a cost of 2, 3 are enough', () => {
    expect(poor(2, ['sleepless-night', 'spare-moment-2']).legalWith('tile')).toEqual(['tile spare-moment-2']);
    const game = poor(3, ['sleepless-night']);
    expect(game.legalWith('tile')).toEqual(['tile sleepless-night']);
    game.choose('tile sleepless-night');
    expect(game.player(0)).toMatchObject({ time: 1, out: false });
  });

  test("TIME-3 Pahlsson's payment must leave 1", () => {
    const pahlsson = (time: number) => turnOf({ players: { 0: { time } } }).choose('choose pahlsson');
    expect(pahlsson(2).events(null).slice(1)).toEqual([
      { type: 'ability-used', seat: 0, character: 'pahlsson' },
      { type: 'effect-skipped', seat: 0, effect: 'copy' },
    ]);
    expect(pahlsson(3).choose('copy johnsson').player(0).time).toBe(1);
  });

  test('TIME-3 what costs nothing is told to cost nothing', () => {
    const game = poor(9, ['spare-moment-2']).choose('tile spare-moment-2');
    expect(game.heard(null)).toEqual(['tile-played', 'time-gained']);
  });
});

describe('whose Time it is', () => {
  /** The next choice of a player who draws lots: a line of pseudo-random numbers, the same on every run. */
  function lots(seed: number): (sides: number) => number {
    let state = seed;
    return (sides) => {
      state = (state * 1103515245 + 12345) % 2147483648;
      return Math.floor((state / 2147483648) * sides);
    };
  }

  /** Who paid for a position in the latest answer: after the last pass it is the leader who pays the own bid. */
  function winner(game: Scenario): number | null {
    for (const { event } of game.delivered) if (event.type === 'position-won') return event.seat;
    return null;
  }

  test.each([3, 4, 6])(
    'TIME-4 at a table of %i nobody ever loses Time by what somebody else chose',
    (seats) => {
      const draw = lots(seats);
      const game = deal({ seats });
      let losses = 0;
      while (game.asked !== null && losses < 150) {
        const chooser = game.asked;
        const before = game.table.players.map(({ time }) => time);
        game.choose(game.legal[draw(game.legal.length)] as string);
        for (const [seat, { time }] of game.table.players.entries()) {
          if (time >= (before[seat] as number)) continue;
          losses++;
          expect([chooser, winner(game)]).toContain(seat);
        }
      }
      expect(losses).toBeGreaterThan(20);
    },
  );
});

describe('Music', () => {
  test.each([
    { music: 0, gained: 2, pages: 2 },
    { music: 12, gained: 2, pages: 14 },
    { music: 13, gained: 2, pages: 15 },
    { music: 14, gained: 1, pages: 15 },
    { music: 15, gained: 0, pages: 15 },
  ])('MUSIC-1 from $music two more make $pages: $gained are told', ({ music, gained, pages }) => {
    const game = turnOf({ players: { 0: { music } } }).choose('choose johnsson');
    for (const viewer of [null, 0, 1]) {
      expect(game.events(viewer).slice(1)).toEqual([
        { type: 'ability-used', seat: 0, character: 'johnsson' },
        { type: 'music-gained', seat: 0, amount: gained },
      ]);
    }
    expect(game.player(0).music).toBe(pages);
  });

  test('MUSIC-1 it starts at 0 and only its player writes it', () => {
    const game = turnOf();
    expect(game.table.players.map(({ music }) => music)).toEqual([0, 0, 0, 0]);
    game.choose('choose johnsson', 'card compose');
    expect(game.table.players.map(({ music }) => music)).toEqual([5, 0, 0, 0]);
  });
});
