import { ABILITIES, CHARACTERS, COPIED } from '../data/characters.ts';
import type { Line } from '../data/gears.ts';
import type { Attempt } from './attempt.ts';
import { happen } from './happen.ts';
import { doCluesMatter } from './matter.ts';
import type { Branch } from './position.ts';
import {
  clueMoves,
  emptyPlaces,
  enter,
  goalIn,
  moveClue,
  type Position,
  withCharacterAt,
} from './position.ts';
import { towards } from './reach.ts';
import { ridesAt, signOf, spotIn, squareAt } from './spots.ts';
import { put } from './todo.ts';

/** A free walk, in one go, as far as its player likes (ABIL-4). */
export function freeWalk(attempt: Attempt, position: Position, steps: number): Branch[] {
  if (steps === 0) return [{ choice: null, next: position }];
  const todo = put({ step: 'free-walk', steps: steps - 1 }, position.todo);
  const walks = towards(goalIn(attempt, position), position.at).map((spot): Branch => {
    return { choice: { verb: 'walk', square: squareAt(spot) }, next: { ...enter(position, spot), todo } };
  });
  return [{ choice: { verb: 'stop' }, next: position }, ...walks];
}

export function ride(position: Position, lines: readonly Line[]): Branch[] {
  const line = lines.find((name) => ridesAt(name, position.at).length > 0);
  if (line === undefined) return [{ choice: null, next: position }];
  return ridesAt(line, position.at).map((stop) => ({
    choice: { verb: 'ride', line, square: squareAt(stop) },
    next: enter(position, stop),
  }));
}

/** What the copied ability costs is paid first (ABIL-2); a look or a draw is worth less here than Time. */
export function copy(attempt: Attempt, position: Position, cost: number): Branch[] {
  const paid = { ...position, time: position.time - cost };
  const others = COPIED.filter((other) => !['draw', 'investigate'].includes(ABILITIES[other].kind));
  return others.flatMap((character): Branch[] => {
    const effect = ABILITIES[character];
    if (effect.kind === 'clue-on-place' && emptyPlaces(position).length === 0) return [];
    return [{ choice: { verb: 'copy', character }, next: happen(attempt, paid, effect) }];
  });
}

/** A page is worth more than a tile or a look; moving a Clue may be worth even more (ABIL-1). */
export function act(attempt: Attempt, position: Position): Branch[] {
  const compose = happen(attempt, position, { kind: 'music', amount: 1 });
  const branches: Branch[] = [{ choice: { verb: 'act', action: 'compose' }, next: compose }];
  if (doCluesMatter(attempt, position) && clueMoves(attempt, position).length > 0) {
    const next = happen(attempt, position, { kind: 'move-clue' });
    branches.push({ choice: { verb: 'act', action: 'move-clue' }, next });
  }
  return branches;
}

export function clueOnPlace(attempt: Attempt, position: Position): Branch[] {
  const branches = emptyPlaces(position).map(({ spot }): Branch => {
    const next = { ...position, map: position.map + signOf(spot) };
    return { choice: { verb: 'clue', square: squareAt(spot) }, next };
  });
  return doCluesMatter(attempt, position) ? branches : branches.slice(0, 1);
}

export function shiftClue(attempt: Attempt, position: Position): Branch[] {
  const moves = clueMoves(attempt, position);
  const worth = doCluesMatter(attempt, position) ? moves : moves.slice(0, 1);
  return worth.map(({ from, to }) => ({
    choice: { verb: 'move', from: squareAt(from), to: squareAt(to) },
    next: moveClue(position, from, to),
  }));
}

/** Any Character may be sent: one that goes may also leave a Mystic Place or a Block empty (TILE-11). */
export function send({ walker }: Attempt, position: Position): Branch[] {
  const places = emptyPlaces(position);
  return CHARACTERS.flatMap((character, index) =>
    places.map(({ place, spot }): Branch => {
      const moved = index === walker ? { at: spot } : { cast: withCharacterAt(position.cast, index, spot) };
      return { choice: { verb: 'send', character, place }, next: { ...position, ...moved } };
    }),
  );
}

/** Only a swap of the walker or the prey with another Character changes who stands where it counts (TILE-12). */
export function swap({ walker, prey }: Attempt, position: Position): Branch[] {
  const { at, cast } = position;
  return CHARACTERS.flatMap((other, index): Branch[] => {
    if (index === walker) return [];
    const there = spotIn(cast, index);
    const character = CHARACTERS[walker] as (typeof CHARACTERS)[number];
    const withWalker = { ...position, at: there, cast: withCharacterAt(cast, index, at) };
    const branches: Branch[] = [{ choice: { verb: 'swap', character, other }, next: withWalker }];
    if (prey >= 0 && index !== prey) {
      const swapped = withCharacterAt(withCharacterAt(cast, index, spotIn(cast, prey)), prey, there);
      const preyName = CHARACTERS[prey] as (typeof CHARACTERS)[number];
      branches.push({
        choice: { verb: 'swap', character: preyName, other },
        next: { ...position, cast: swapped },
      });
    }
    return branches;
  });
}
