import type { Effect } from '../data/effect.ts';
import { PLACES, type Place } from './places.ts';

export interface Tile {
  readonly id: string;
  /** What a Location tile shows; null on an Item tile. */
  readonly place: Place | null;
  /** What playing an Item tile does; null on what cannot be played. */
  readonly effect: Effect | null;
  /** Time and Clues its play costs. */
  readonly time: number;
  readonly clues: number;
  /** Wolf Marks it counts for. */
  readonly wolf: number;
  /** Whether it bears the Organ symbol. */
  readonly organ: boolean;
}

const COPIES_OF_A_LOCATION = 4;

const BLANK: Tile = { id: '', place: null, effect: null, time: 0, clues: 0, wolf: 0, organ: false };

const SCORES_OF_TWO = ['adulruna-rediviva', 'an-arrow-from-the-sun', 'the-perennial-sophia'];

const SCORES_OF_ONE = [
  'deggial',
  'lemuria',
  'nifelheim',
  'sitra-ahra',
  'to-mega-therion',
  'feuer-overture',
  'prometheus-entfesselt',
];

function locations(): Tile[] {
  return PLACES.flatMap((place) =>
    Array.from({ length: COPIES_OF_A_LOCATION }, (_, copy) => ({
      ...BLANK,
      id: `${place}-${copy + 1}`,
      place,
    })),
  );
}

function item(id: string, effect: Effect | null, rest: Partial<Tile> = {}): Tile {
  return { ...BLANK, id, effect, ...rest };
}

/** All fifty (TILE-14), in the order of the rulebook; SET-4 shuffles them. */
export const TILES: readonly Tile[] = [
  ...locations(),
  ...SCORES_OF_TWO.map((id) => item(id, { kind: 'music', amount: 2 }, { organ: true })),
  ...SCORES_OF_ONE.map((id) => item(id, { kind: 'music', amount: 1 })),
  item('tram-pass-1', { kind: 'ride', lines: ['tram'] }),
  item('tram-pass-2', { kind: 'ride', lines: ['tram'] }),
  item('monorail-pass-1', { kind: 'ride', lines: ['monorail'] }),
  item('monorail-pass-2', { kind: 'ride', lines: ['monorail'] }),
  item('airship-pass-1', { kind: 'ride', lines: ['airship'] }),
  item('airship-pass-2', { kind: 'ride', lines: ['airship'] }),
  item('omen-1', { kind: 'clue-on-place' }, { organ: true }),
  item('omen-2', { kind: 'clue-on-place' }),
  item('spare-moment-1', { kind: 'time', amount: 1 }, { wolf: 1 }),
  item('spare-moment-2', { kind: 'time', amount: 1 }),
  item('solved-riddle-1', { kind: 'time', amount: 3 }, { clues: 1, wolf: 1 }),
  item('solved-riddle-2', { kind: 'time', amount: 3 }, { clues: 1 }),
  item('keyhole-1', { kind: 'investigate', cards: 1 }, { wolf: 1 }),
  item('keyhole-2', { kind: 'investigate', cards: 1 }),
  item('forced-march', { kind: 'walk', steps: 3 }, { time: 2 }),
  item('sleepless-night', { kind: 'music', amount: 4 }, { time: 2 }),
  item('deep-archive', { kind: 'draw', tiles: 3 }, { time: 2, wolf: 1 }),
  item('summons', { kind: 'send' }, { time: 2, wolf: 1 }),
  item('false-papers', { kind: 'swap' }, { wolf: 1 }),
  item('fenrir-stone', null, { wolf: 2 }),
];

export const TILE_IDS: readonly string[] = TILES.map(({ id }) => id);

const BY_ID: ReadonlyMap<string, Tile> = new Map(TILES.map((tile) => [tile.id, tile]));

export function tile(id: string): Tile {
  return BY_ID.get(id) as Tile;
}
