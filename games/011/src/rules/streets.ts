import type { Seat } from '@vigilia/kernel';
import { BLOCKS, isBlock, neighboursOf, PLACE_SQUARES, type Square, STATIONS } from '../city.ts';
import { CHARACTERS, type Character } from '../data/characters.ts';
import { EVENTS } from '../data/events.ts';
import type { Line } from '../data/gears.ts';
import { PLACES, type Place } from '../data/places.ts';
import type { Run } from '../kinds.ts';
import type { Table } from '../state.ts';
import { chosenCharacter, currentTurn, playerAt } from './players.ts';

export function characterOn(table: Table, square: Square): Character | undefined {
  return CHARACTERS.find((character) => table.characters[character] === square);
}

/** Whether the chosen Character may enter: nobody else and no Organ there, unless victory was declared (MOVE-4). */
export function canEnter(table: Table, square: Square): boolean {
  if (currentTurn(table).declared !== null) return true;
  return square !== table.organ && characterOn(table, square) === undefined;
}

/** Where the chosen Character may step to (MOVE-3). */
export function stepsFrom(table: Table, square: Square): Square[] {
  return neighboursOf(square).filter((next) => canEnter(table, next));
}

export function standing(table: Table): Square {
  return table.characters[chosenCharacter(table)];
}

/** Where a line may take the chosen Character from here (MOVE-7). */
export function ridesOn(table: Table, line: Line): Square[] {
  if (isTransportBanned(table)) return [];
  const from = standing(table);
  const stations = STATIONS[line];
  if (!stations.includes(from)) return [];
  return stations.filter((station) => station !== from && canEnter(table, station));
}

export function isTransportBanned(table: Table): boolean {
  return table.event !== null && EVENTS[table.event].bans === 'transport';
}

/** Moves the chosen Character and collects the Clue found there (MOVE-5). */
export function enter(run: Run, square: Square): void {
  run.state.characters[chosenCharacter(run.state)] = square;
  collectClue(run, currentTurn(run.state).seat, square);
}

function collectClue(run: Run, seat: Seat, square: Square): void {
  const index = run.state.clues.indexOf(square);
  if (index < 0) return;
  run.state.clues.splice(index, 1);
  playerAt(run.state, seat).clues++;
  run.announce({ type: 'clue-collected', seat, square });
}

/** Nothing stands or lies there: no Clue, no Character, no Organ (CLUE-2). */
export function isEmpty(table: Table, square: Square): boolean {
  return square !== table.organ && !table.clues.includes(square) && characterOn(table, square) === undefined;
}

export function emptyBlocks(table: Table): Square[] {
  const taken = new Set<Square | null>(table.clues);
  for (const character of CHARACTERS) taken.add(table.characters[character]);
  taken.add(table.organ);
  return BLOCKS.filter((square) => !taken.has(square));
}

/** Mystic Places with neither Clue nor Character (ABIL-3). */
export function emptyPlaces(table: Table): Place[] {
  return PLACES.filter((place) => isEmpty(table, PLACE_SQUARES[place]));
}

/** Where a Clue may be moved: an empty Block beside it, or the chosen Character's own square (ACT-4). */
export function clueTargets(table: Table, from: Square): Square[] {
  const own = standing(table);
  return neighboursOf(from).filter((to) => to === own || (isBlock(to) && isEmpty(table, to)));
}

/** Moves a Clue; on the chosen Character's square it is collected (ACT-4). */
export function moveClue(run: Run, from: Square, to: Square): void {
  const { clues } = run.state;
  clues[clues.indexOf(from)] = to;
  const { seat } = currentTurn(run.state);
  run.announce({ type: 'clue-moved', seat, from, to });
  if (to === standing(run.state)) collectClue(run, seat, to);
}
