import type { Seat } from '@vigilia/kernel';
import { BLOCKS, isBlock, neighboursOf, PLACE_SQUARES, type Square, STATIONS } from '../city.ts';
import { EVENTS } from '../data/events.ts';
import type { Line } from '../data/gears.ts';
import { PLACES, type Place } from '../data/places.ts';
import type { Run } from '../kinds.ts';
import type { Table } from '../state.ts';
import { chosenCharacter, currentTurn, playerAt } from './players.ts';

/** The squares of those given that the chosen Character may enter: none that holds a Character or the Organ, unless victory was declared (MOVE-4). */
function enterable(table: Table, squares: readonly Square[]): readonly Square[] {
  if (currentTurn(table).declared !== null) return squares;
  const occupied = Object.values(table.characters);
  return squares.filter((square) => square !== table.organ && !occupied.includes(square));
}

export function canEnter(table: Table, square: Square): boolean {
  return enterable(table, [square]).length > 0;
}

/** Where the chosen Character may step to (MOVE-3). */
export function stepsFrom(table: Table, square: Square): readonly Square[] {
  return enterable(table, neighboursOf(square));
}

export function standing(table: Table): Square {
  return table.characters[chosenCharacter(table)];
}

/** Where a line may take the chosen Character from here (MOVE-7). */
export function ridesOn(table: Table, line: Line): readonly Square[] {
  if (isTransportBanned(table)) return [];
  const from = standing(table);
  const stations = STATIONS[line];
  if (!stations.includes(from)) return [];
  return enterable(
    table,
    stations.filter((station) => station !== from),
  );
}

export function isTransportBanned(table: Table): boolean {
  return table.event !== null && EVENTS[table.event].bans === 'transport';
}

/** Moves the chosen Character and collects the Clue found there (MOVE-5). */
export function enter(run: Run, square: Square): void {
  run.state.characters = { ...run.state.characters, [chosenCharacter(run.state)]: square };
  collectClue(run, currentTurn(run.state).seat, square);
}

function collectClue(run: Run, seat: Seat, square: Square): void {
  if (!run.state.clues.includes(square)) return;
  run.state.clues = run.state.clues.filter((other) => other !== square);
  playerAt(run.state, seat).clues++;
  run.announce({ type: 'clue-collected', seat, square });
}

/** Squares that are not empty: a Clue, a Character or the Organ is there (CLUE-2). */
function takenSquares(table: Table): ReadonlySet<Square> {
  const taken = new Set(table.clues);
  for (const square of Object.values(table.characters)) taken.add(square);
  if (table.organ !== null) taken.add(table.organ);
  return taken;
}

export function emptyBlocks(table: Table): Square[] {
  const taken = takenSquares(table);
  return BLOCKS.filter((square) => !taken.has(square));
}

/** Mystic Places with neither Clue nor Character (ABIL-3). */
export function emptyPlaces(table: Table): Place[] {
  const taken = takenSquares(table);
  return PLACES.filter((place) => !taken.has(PLACE_SQUARES[place]));
}

/** Every way to move a Clue: to an empty Block beside it, or onto the chosen Character's own square (ACT-4). */
export function clueMoves(table: Table): { readonly from: Square; readonly to: Square }[] {
  const taken = takenSquares(table);
  const own = standing(table);
  const moves: { from: Square; to: Square }[] = [];
  for (const from of table.clues) {
    for (const to of neighboursOf(from))
      if (to === own || (isBlock(to) && !taken.has(to))) moves.push({ from, to });
  }
  return moves;
}

/** Moves a Clue; on the chosen Character's square it is collected (ACT-4). */
export function moveClue(run: Run, from: Square, to: Square): void {
  run.state.clues = run.state.clues.map((square) => (square === from ? to : square));
  const { seat } = currentTurn(run.state);
  run.announce({ type: 'clue-moved', seat, from, to });
  if (to === standing(run.state)) collectClue(run, seat, to);
}
