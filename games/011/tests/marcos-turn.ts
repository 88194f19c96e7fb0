import type { Seat, Text } from '@vigilia/kernel';
import type { Character } from '../src/data/characters.ts';
import { RUNE_SQUARES, type Square } from '../src/data/city.ts';
import { ACTION_GEAR, type Action, MACHINE_GEAR, type Machine, MOVEMENT_GEAR } from '../src/data/gears.ts';
import type { Player, Table } from '../src/table/state.ts';
import { type Position, position, type Scenario } from './scenario.ts';

export const MARCO = 0;
export const MARIO = 1;
export const CHRISTIAN = 2;
export const LEONARDO = 3;

export interface Faces {
  readonly machine: Machine;
  readonly steps: number;
  readonly action: Action;
}

export interface Scene extends Partial<Position> {
  /** Marco himself: 20 Time and neither cards nor tiles, so that only the turn itself asks, but for this. */
  readonly me?: Partial<Player>;
  /** Who stands elsewhere than on the own rune. */
  readonly at?: Readonly<Partial<Record<Character, Square>>>;
  /** What the gears show after one tooth. */
  readonly faces?: Faces;
}

const PLAIN: Faces = { machine: 'airship', steps: 1, action: 'compose' };

/**
 * Marco's turn, second of four, at its first question; nothing comes after it. The Chosen One is Lilja, the
 * Unknown deck Påhlsson, Koleberg and Lewis, and the hands hold Vikström, Johnsson, Snowy and Vidal.
 */
export function marcosTurn({
  me = {},
  at = {},
  faces = PLAIN,
  table = {},
  players = {},
  ...rest
}: Scene = {}) {
  return position({
    agenda: [{ step: 'turn', seat: MARCO }],
    ...rest,
    table: {
      phase: 'turns',
      hour: 3,
      order: [LEONARDO, MARCO, MARIO, CHRISTIAN],
      chosen: 'lilja',
      unknown: ['pahlsson', 'koleberg', 'lewis'],
      event: null,
      blocked: [],
      characters: { ...RUNE_SQUARES, ...at },
      gears: oneToothBefore(faces),
      ...table,
    },
    players: {
      [MARIO]: { characters: ['johnsson'] },
      [CHRISTIAN]: { characters: ['snowy'] },
      [LEONARDO]: { characters: ['vidal'] },
      ...players,
      [MARCO]: { time: 20, characters: ['vikstrom'], powers: [], tiles: [], ...me },
    },
  });
}

/** Johnsson is chosen and wrote two pages; the gears have turned by one tooth and Marco has 19 Time. */
export function johnssonMoves(scene: Scene = {}): Scenario {
  return marcosTurn(scene).choose('choose johnsson', 'turn 1');
}

/** The open question: who is asked, by which clause, and the prompt with its variables. */
export function question({ moment }: Scenario): { seat: Seat; clause: string; prompt: Text } | null {
  const [ask] = moment.asks;
  return ask === undefined ? null : { seat: ask.seat, clause: ask.clause, prompt: ask.prompt };
}

/** A refusal as its clause, its reason and that reason's variables. */
export function refused(game: Scenario, line: string) {
  const { clause, reason } = game.refusal(line);
  return [clause, reason.key, reason.vars];
}

function oneToothBefore({ machine, steps, action }: Faces): Table['gears'] {
  return [
    before(MACHINE_GEAR.indexOf(machine), MACHINE_GEAR),
    before(MOVEMENT_GEAR.indexOf(steps), MOVEMENT_GEAR),
    before(ACTION_GEAR.indexOf(action), ACTION_GEAR),
  ];
}

function before(face: number, gear: readonly unknown[]): number {
  return (face + gear.length - 1) % gear.length;
}
