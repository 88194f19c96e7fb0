import { CHARACTERS, type Character } from '../data/characters.ts';
import { BLOCKS, neighboursOf, PLACE_SQUARES, type Square, STATIONS } from '../data/city.ts';
import type { Line } from '../data/gears.ts';
import { PLACES, type Place } from '../data/places.ts';
import type { Run } from '../table/kinds.ts';
import { chosenCharacter, currentTurn, playerAt } from '../table/players.ts';
import type { OpenFacts, Table } from '../table/state.ts';
import { isTransportBanned } from './event.ts';
import { type ClueMove, collecting, groundRules } from './ground.ts';

type Pieces = Pick<OpenFacts, 'characters' | 'clues' | 'organ'>;
type Movers = Pick<OpenFacts, 'turn' | 'characters' | 'organ'>;

/** Whether a Character stands there. Spelt out, since nothing is asked more often: no list is made of the record. */
function isOccupied({ characters }: Pick<OpenFacts, 'characters'>, square: Square): boolean {
  return (
    characters.vikstrom === square ||
    characters.snowy === square ||
    characters.lilja === square ||
    characters.pahlsson === square ||
    characters.koleberg === square ||
    characters.lewis === square ||
    characters.johnsson === square ||
    characters.vidal === square
  );
}

/** Whether this Character may enter a square: another one and the Organ bar it, unless victory was declared (MOVE-4). */
export function canEnter(facts: Movers, mover: Character, square: Square): boolean {
  if (facts.turn !== null && facts.turn.declared !== null) return true;
  return square !== facts.organ && (!isOccupied(facts, square) || isAlone(facts, mover, square));
}

function isAlone({ characters }: Movers, character: Character, square: Square): boolean {
  return CHARACTERS.every((other) => other === character || characters[other] !== square);
}

/** Where this Character may step to from a square (MOVE-3). */
export function stepsFrom(facts: Movers, mover: Character, square: Square): readonly Square[] {
  return neighboursOf(square).filter((next) => canEnter(facts, mover, next));
}

/** Where this Character may ride to from a square by a line (MOVE-7). */
export function ridesFrom(facts: Movers, mover: Character, square: Square, line: Line): readonly Square[] {
  return otherStations(line, square).filter((station) => canEnter(facts, mover, station));
}

/** The Stations that a line leads to from a square; none from where it does not stop (MOVE-7). */
export function otherStations(line: Line, square: Square): readonly Square[] {
  const stations = STATIONS[line];
  return stations.includes(square) ? stations.filter((station) => station !== square) : NOWHERE;
}

const NOWHERE: readonly Square[] = [];

export function chosenSquare(table: Table): Square {
  return table.characters[chosenCharacter(table)];
}

/** Where the chosen Character may step to now. */
export function stepsNow(table: Table): readonly Square[] {
  return stepsFrom(table, chosenCharacter(table), chosenSquare(table));
}

/** Where a line may take the chosen Character now. */
export function ridesNow(table: Table, line: Line): readonly Square[] {
  return isTransportBanned(table)
    ? NOWHERE
    : ridesFrom(table, chosenCharacter(table), chosenSquare(table), line);
}

/** Moves the chosen Character and collects the Clue found there (MOVE-5). */
export function enter(run: Run, square: Square): void {
  run.state.characters = { ...run.state.characters, [chosenCharacter(run.state)]: square };
  collect(run, square);
}

const { collect, moveClue: move } = collecting<Run, Square>({
  hasClue: ({ state }, square) => state.clues.includes(square),
  put(run, { from, to }) {
    run.state.clues = run.state.clues.map((square) => (square === from ? to : square));
    run.announce({ type: 'clue-moved', seat: currentTurn(run.state).seat, from, to });
    return run;
  },
  take(run, square) {
    const { seat } = currentTurn(run.state);
    run.state.clues = run.state.clues.filter((other) => other !== square);
    playerAt(run.state, seat).clues++;
    run.announce({ type: 'clue-collected', seat, square });
    return run;
  },
});

const { isEmpty, clueMoves: movesOf } = groundRules<Pieces, Square>({
  beside: neighboursOf,
  isOccupied: (facts, square) => square === facts.organ || isOccupied(facts, square),
  clues: ({ clues }) => clues,
  hasClue: ({ clues }, square) => clues.includes(square),
});

export function emptyBlocks(facts: Pieces): Square[] {
  return BLOCKS.filter((square) => isEmpty(facts, square));
}

export function emptyPlaces(facts: Pieces): Place[] {
  return PLACES.filter((place) => isEmpty(facts, PLACE_SQUARES[place]));
}

export function clueMoves(table: Table): readonly ClueMove<Square>[] {
  return movesOf(table, chosenSquare(table));
}

/** Whether the Character of this turn stands there: a Clue moved to it is collected (ACT-4). */
export function isMoverAt({ turn, characters }: Movers, square: Square): boolean {
  return turn !== null && turn.character !== null && characters[turn.character] === square;
}

/** Moves a Clue; on the chosen Character's square it is collected (ACT-4). */
export function moveClue(run: Run, from: Square, to: Square): void {
  move(run, { from, to }, chosenSquare(run.state));
}
