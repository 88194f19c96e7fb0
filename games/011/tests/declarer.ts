import { RUNE_SQUARES } from '../src/data/city.ts';
import type { Player } from '../src/table/state.ts';
import { type Position, position, type Scenario } from './scenario.ts';

/** Vikström is the Chosen One; Lilja, Snowy, Påhlsson and Koleberg lie in the hands of seats 0 to 3. */
const HANDS: Readonly<Record<number, Partial<Player>>> = {
  0: { characters: ['lilja'], powers: [], time: 20 },
  1: { characters: ['snowy'] },
  2: { characters: ['pahlsson'] },
  3: { characters: ['koleberg'] },
};

/** One tooth on: carriage, 3 steps, Research. */
const TO_THE_CARRIAGE = [7, 4, 1] as const;

/** Where the Chosen One was left by a declaration that failed (MOVE-9). */
export const AT_THE_ORGAN = { ...RUNE_SQUARES, vikstrom: 'r3c6' };

/** Another deal: Johnsson is the Chosen One, whose ability asks nothing and gains no Time. */
export const JOHNSSON_CHOSEN = { chosen: 'johnsson', unknown: ['lewis', 'vikstrom', 'vidal'] } as const;

/**
 * Snowy is the Chosen One and far away; Vidal stands six steps from the Organ, the others further. Three steps are Snowy's
 * ability and three the carriage's, so the two must change places before the ability is used.
 */
export const SWAPPED_FIRST: Declarer = {
  self: {
    time: 2,
    tiles: ['false-papers'],
    seen: ['1:0', '2:0', '3:0', 'unknown:0', 'unknown:1', 'unknown:2'],
  },
  table: {
    chosen: 'snowy',
    characters: {
      snowy: 'r7c1',
      vidal: 'r6c10',
      vikstrom: 'r5c1',
      lilja: 'r6c2',
      pahlsson: 'r7c3',
      koleberg: 'r8c4',
      lewis: 'r8c8',
      johnsson: 'r5c0',
    },
  },
  players: { 1: { characters: ['vikstrom'] } },
};

interface Declarer extends Pick<Position, 'table' | 'players'> {
  /** Changes to the player about to take a turn. */
  readonly self?: Partial<Player>;
}

/**
 * Seat 0 is about to take a turn, second in the order 3, 0, 1, 2; seat 1 comes next. Seat 0 holds nothing that
 * could be played. One tooth brings the carriage, three steps and Research.
 */
function declarer({ self = {}, table = {}, players = {} }: Declarer): Scenario {
  const others = Object.fromEntries(
    Object.entries(HANDS).map(([seat, hand]) => [seat, { ...hand, ...players[Number(seat)] }]),
  );
  return position({
    table: {
      phase: 'turns',
      hour: 6,
      event: null,
      blocked: [],
      used: {},
      order: [3, 0, 1, 2],
      chosen: 'vikstrom',
      unknown: ['lewis', 'johnsson', 'vidal'],
      gears: [...TO_THE_CARRIAGE],
      ...table,
    },
    players: { ...others, 0: { ...others[0], ...self } },
    agenda: [
      { step: 'turn', seat: 0 },
      { step: 'turn', seat: 1 },
    ],
  });
}

/** A Hero with 15 pages. Vikström stands at r2c6, next to the Organ. */
export function hero({ self = {}, table = {}, players = {} }: Declarer = {}): Scenario {
  const roles = { 1: { role: 'fenrir' }, 2: { role: 'hero' }, 3: { role: 'hero' } } as const;
  return declarer({
    self: { role: 'hero', music: 15, ...self },
    table: { organ: 'r3c6', ...table },
    players: mergedPlayers(roles, players),
  });
}

/** Fenrir with 12 pages, two Marks and no Organ. Lilja, the Possessed, stands two steps from Vikström. */
export function fenrir({ self = {}, table = {}, players = {} }: Declarer = {}): Scenario {
  const roles = { 1: { role: 'hero' }, 2: { role: 'hero' }, 3: { role: 'hero' } } as const;
  return declarer({
    self: { role: 'fenrir', music: 12, tiles: ['fenrir-stone'], ...self },
    table: { organ: null, characters: { ...RUNE_SQUARES, lilja: 'r3c5' }, ...table },
    players: mergedPlayers(roles, players),
  });
}

function mergedPlayers(
  one: Readonly<Record<number, Partial<Player>>>,
  other: Readonly<Record<number, Partial<Player>>>,
): Record<number, Partial<Player>> {
  const seats = [...new Set([...Object.keys(one), ...Object.keys(other)])].map(Number);
  return Object.fromEntries(seats.map((seat) => [seat, { ...one[seat], ...other[seat] }]));
}
