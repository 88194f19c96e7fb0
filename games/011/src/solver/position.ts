import { CHARACTERS } from '../data/characters.ts';
import { type ClueMove, collecting, groundRules } from '../rules/ground.ts';
import { REST_OF_TURN } from '../rules/turn.ts';
import type { Choice } from '../table/choices.ts';
import type { Frame } from '../table/frames.ts';
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

/** The position means describe. */
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

/** The Event and the rest of the turn come after the choice of a Character, which a declaration makes (EVT-2, WIN-4). */
function begun({ effects }: Means, frame: Frame): readonly Frame[] {
  if (frame.step !== 'choose') return [frame];
  return [frame, ...effects.map((effect) => ({ step: 'effect', effect }) as const), ...REST_OF_TURN];
}

/** Where the walker must come to. */
export function goalIn({ prey, organ }: Attempt, { cast }: Position): Spot {
  return prey < 0 ? organ : spotIn(cast, prey);
}

/** Walks or rides there, and collects the Clue found (MOVE-5). The turn is a declarer's, whose way nothing bars (canEnter). */
export function enter(position: Position, spot: Spot): Position {
  return collect({ ...position, at: spot }, spot);
}

const { collect, moveClue: move } = collecting<Position, Spot>({
  hasClue: ({ map }, spot) => map.includes(signOf(spot)),
  put: (position, { from, to }) => ({ ...position, map: position.map.replace(signOf(from), signOf(to)) }),
  take: (position, spot) => ({
    ...position,
    map: position.map.replace(signOf(spot), ''),
    clues: position.clues + 1,
  }),
});

export function withCharacterAt(cast: string, character: number, spot: Spot): string {
  return cast.slice(0, character) + signOf(spot) + cast.slice(character + 1);
}

/** What stands and lies on the map. */
interface Pieces extends Pick<Position, 'at' | 'cast' | 'map'> {
  readonly organ: Spot;
}

const ground = groundRules<Pieces, Spot>({
  beside: besides,
  isOccupied: ({ at, cast, organ }, spot) => at === spot || organ === spot || cast.includes(signOf(spot)),
  clues: ({ map }) => Array.from(map, (_, index) => spotIn(map, index)),
  hasClue: ({ map }, spot) => map.includes(signOf(spot)),
});

export function emptyPlaces({ at, cast, map }: Position): typeof PLACE_SPOTS {
  // The Organ stands on a Block, never on a Mystic Place (ORG-1).
  const pieces = { at, cast, map, organ: -1 };
  return PLACE_SPOTS.filter(({ spot }) => ground.isEmpty(pieces, spot));
}

export function clueMoves({ organ }: Attempt, { at, cast, map }: Position): ClueMove<Spot>[] {
  return ground.clueMoves({ at, cast, map, organ }, at);
}

/** Moves a Clue; the walker collects it (ACT-4). */
export function moveClue(position: Position, from: Spot, to: Spot): Position {
  return move(position, { from, to }, position.at);
}

/** One way on: the choice that leads there, or null if no seat is asked. */
export interface Branch {
  readonly choice: Choice | null;
  readonly next: Position;
}
