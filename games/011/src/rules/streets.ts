import type { Seat } from '@vigilia/kernel';
import { BLOCKS, neighboursOf, PLACE_SQUARES, type Square, STATIONS } from '../city.ts';
import { EVENTS } from '../data/events.ts';
import type { Line } from '../data/gears.ts';
import { PLACES, type Place } from '../data/places.ts';
import type { Run } from '../kinds.ts';
import type { Table } from '../state.ts';
import { chosenCharacter, currentTurn, playerAt } from './players.ts';

/** Whether a Character stands there. Spelt out, since nothing is asked more often: no list is made of the record. */
function isOccupied({ characters }: Table, square: Square): boolean {
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

/** No Character and no Organ bars the way, unless victory was declared: then neither does (MOVE-4). */
export function canEnter(table: Table, square: Square): boolean {
  if (currentTurn(table).declared !== null) return true;
  return square !== table.organ && !isOccupied(table, square);
}

/** Where the chosen Character may step to (MOVE-3). */
export function stepsFrom(table: Table, square: Square): readonly Square[] {
  return neighboursOf(square).filter((next) => canEnter(table, next));
}

export function standing(table: Table): Square {
  return table.characters[chosenCharacter(table)];
}

/** Where a line may take the chosen Character from here (MOVE-7). */
export function ridesOn(table: Table, line: Line): readonly Square[] {
  const from = standing(table);
  const stations = STATIONS[line];
  if (!stations.includes(from) || isTransportBanned(table)) return NOWHERE;
  return stations.filter((station) => station !== from && canEnter(table, station));
}

const NOWHERE: readonly Square[] = [];

export function isTransportBanned({ event }: Pick<Table, 'event'>): boolean {
  return event !== null && EVENTS[event].bans === 'transport';
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

/** Nothing is there: no Clue, no Character, no Organ (CLUE-2). */
function isEmpty(table: Table, square: Square): boolean {
  return square !== table.organ && !isOccupied(table, square) && !table.clues.includes(square);
}

export function emptyBlocks(table: Table): Square[] {
  return BLOCKS.filter((square) => isEmpty(table, square));
}

/** Mystic Places with neither Clue nor Character (ABIL-3). */
export function emptyPlaces(table: Table): Place[] {
  return PLACES.filter((place) => isEmpty(table, PLACE_SQUARES[place]));
}

/** Every way to move a Clue: to an empty square of any kind beside it, or to the chosen Character's own (ACT-4). */
export function clueMoves(table: Table): { readonly from: Square; readonly to: Square }[] {
  const own = standing(table);
  const moves: { from: Square; to: Square }[] = [];
  for (const from of table.clues) {
    for (const to of neighboursOf(from)) {
      if (to === own || isEmpty(table, to)) moves.push({ from, to });
    }
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
