import { type Grammar, numbered, oneOf, wholeNumber } from '@vigilia/kernel';
import { POWERS, type Power } from '../data/cards.ts';
import { CHARACTERS, type Character } from '../data/characters.ts';
import { SQUARES, type Square } from '../data/city.ts';
import { ACTIONS, type Action, type Line, MACHINES } from '../data/gears.ts';
import { DIRECTIONS, type Direction, PLACES, type Place } from '../data/places.ts';
import { TILE_IDS } from '../data/tiles.ts';

/** `unknown` or the seat whose hand is looked into, as notation writes it: `p1` is seat 0. */
export type Source = 'unknown' | `p${number}`;

export type Choice =
  | { readonly verb: 'bid'; readonly position: number; readonly amount: number }
  | { readonly verb: 'pass' | 'carriage' | 'stop' | 'end' | 'skip' }
  | { readonly verb: 'clue' | 'walk' | 'organ'; readonly square: Square }
  | { readonly verb: 'declare' | 'choose' | 'copy' | 'block'; readonly character: Character }
  | { readonly verb: 'turn'; readonly teeth: number }
  | { readonly verb: 'ride'; readonly line: Line; readonly square: Square }
  | { readonly verb: 'spend'; readonly amount: number }
  | { readonly verb: 'investigate'; readonly source: Source }
  | { readonly verb: 'move'; readonly from: Square; readonly to: Square }
  | { readonly verb: 'act'; readonly action: Action }
  | { readonly verb: 'card' | 'regain'; readonly power: Power }
  | { readonly verb: 'tile' | 'invoke' | 'discard'; readonly tile: string }
  | { readonly verb: 'send'; readonly character: Character; readonly place: Place }
  | { readonly verb: 'swap'; readonly character: Character; readonly other: Character }
  | { readonly verb: 'place'; readonly place: Place; readonly direction: Direction };

export const POSITION_NAMES = ['I', 'II', 'III', 'IV', 'V', 'VI'];

/** The hands that can be looked into, by seat. */
export const HANDS: readonly Source[] = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'];

const position = numbered('position', POSITION_NAMES, 1);
const square = oneOf('square', SQUARES);
const character = oneOf('character', CHARACTERS);
const power = oneOf('power', POWERS);
const tile = oneOf('tile', TILE_IDS);
const place = oneOf('place', PLACES);
const line = oneOf('line', MACHINES.slice(1));
const direction = oneOf('direction', DIRECTIONS);

/** How every choice of 011 is written. */
export const grammar: Grammar = {
  bid: [
    ['position', position],
    ['amount', wholeNumber],
  ],
  pass: [],
  clue: [['square', square]],
  declare: [['character', character]],
  choose: [['character', character]],
  copy: [['character', character]],
  turn: [['teeth', wholeNumber]],
  walk: [['square', square]],
  ride: [
    ['line', line],
    ['square', square],
  ],
  carriage: [],
  stop: [],
  spend: [['amount', wholeNumber]],
  investigate: [['source', oneOf('source', [...HANDS, 'unknown'])]],
  move: [
    ['from', square],
    ['to', square],
  ],
  act: [['action', oneOf('action', ACTIONS)]],
  card: [['power', power]],
  tile: [['tile', tile]],
  regain: [['power', power]],
  block: [['character', character]],
  send: [
    ['character', character],
    ['place', place],
  ],
  swap: [
    ['character', character],
    ['other', character],
  ],
  place: [
    ['place', place],
    ['direction', direction],
  ],
  invoke: [['tile', tile]],
  organ: [['square', square]],
  discard: [['tile', tile]],
  skip: [],
  end: [],
};
