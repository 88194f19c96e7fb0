import type { Choice } from '../../choices.ts';
import { CHARACTERS } from '../../data/characters.ts';
import type { Frame } from '../../frames.ts';
import { REST_OF_TURN } from '../../rules/turn.ts';
import type { Attempt } from './attempt.ts';
import type { Means } from './means.ts';
import { besides, PLACE_SPOTS, type Spot, signOf, spotIn, spotOf } from './spots.ts';
import { putAll, type Todo } from './todo.ts';

/** A moment of the turn: no more than what can still decide it, or what will still be asked. */
export interface Position {
  readonly todo: Todo | null;
  /** Where the walker stands. */
  readonly at: Spot;
  /** Where the Characters stand, a sign for each; the walker's own is blank. */
  readonly cast: string;
  /** The Clues on the map, a sign for each. */
  readonly map: string;
  readonly time: number;
  readonly pages: number;
  readonly clues: number;
  readonly uses: number;
  readonly walked: number;
  readonly rode: boolean;
  readonly playedCard: boolean;
  readonly playedTile: boolean;
  /** Whether the attempt's card is in hand. */
  readonly holdsCard: boolean;
  readonly powers: number;
  readonly spent: number;
  readonly hand: number;
  readonly stack: number;
  /** Cards unseen this turn in each source. */
  readonly unseen: readonly number[];
}

const ABSENT = ' ';

/** The position means describe; a turn not begun yet is looked at right after its declaration. */
export function firstPosition(means: Means): Position {
  return {
    todo: putAll(
      means.agenda.toReversed().flatMap((frame) => begun(means, frame)),
      null,
    ),
    at: spotOf(means.characters[means.walker]),
    cast: CHARACTERS.map((character) =>
      character === means.walker ? ABSENT : signOf(spotOf(means.characters[character])),
    ).join(''),
    map: means.clues.map((square) => signOf(spotOf(square))).join(''),
    time: means.time,
    pages: means.music,
    clues: means.cluesHeld,
    uses: means.uses,
    walked: means.walked,
    rode: means.rode,
    playedCard: means.playedCard,
    playedTile: means.playedTile,
    holdsCard: false,
    powers: means.powers.length,
    spent: means.spent.length,
    hand: means.tilesHeld,
    stack: means.stack,
    unseen: means.sources.map(({ cards }) => cards),
  };
}

/** The Event and the rest of the turn come after the choice of a Character (EVT-2). */
function begun({ effects }: Means, frame: Frame): readonly Frame[] {
  if (frame.step !== 'choose') return [frame];
  return [...effects.map((effect) => ({ step: 'effect', effect }) as const), ...REST_OF_TURN];
}

/** Where the walker must come to. */
export function goalIn({ prey, organ }: Attempt, { cast }: Position): Spot {
  return prey < 0 ? organ : spotIn(cast, prey);
}

/** Walks or rides there, and collects the Clue found (MOVE-5). Nothing bars a declarer's way (MOVE-4). */
export function enter(position: Position, spot: Spot): Position {
  const { map, clues } = position;
  const sign = signOf(spot);
  if (!map.includes(sign)) return { ...position, at: spot };
  return { ...position, at: spot, map: map.replace(sign, ''), clues: clues + 1 };
}

export function withCharacterAt(cast: string, character: number, spot: Spot): string {
  return cast.slice(0, character) + signOf(spot) + cast.slice(character + 1);
}

function isEmpty({ at, cast, map }: Position, spot: Spot): boolean {
  const sign = signOf(spot);
  return at !== spot && !cast.includes(sign) && !map.includes(sign);
}

/** Mystic Places with neither Clue nor Character (ABIL-3). */
export function emptyPlaces(position: Position): typeof PLACE_SPOTS {
  return PLACE_SPOTS.filter(({ spot }) => isEmpty(position, spot));
}

/** Every way to move a Clue: to an empty square of any kind beside it, or to the walker (ACT-4). */
export function clueMoves({ organ }: Attempt, position: Position): { from: Spot; to: Spot }[] {
  const moves: { from: Spot; to: Spot }[] = [];
  for (let index = 0; index < position.map.length; index++) {
    const from = spotIn(position.map, index);
    for (const to of besides(from)) {
      if (to === position.at || (to !== organ && isEmpty(position, to))) moves.push({ from, to });
    }
  }
  return moves;
}

/** Moves a Clue; the walker collects it (ACT-4). */
export function moveClue(position: Position, from: Spot, to: Spot): Position {
  const map = position.map.replace(signOf(from), to === position.at ? '' : signOf(to));
  return { ...position, map, clues: position.clues + (to === position.at ? 1 : 0) };
}

/** One way on: the choice that leads there, or null where no seat is asked. */
export interface Branch {
  readonly choice: Choice | null;
  readonly next: Position;
}
