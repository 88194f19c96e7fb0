import type { Refusal, Seat } from '@vigilia/kernel';
import { DIRECTIONS, PLACES, type Place } from '../data/places.ts';
import { tile } from '../data/tiles.ts';
import type { Choice } from '../table/choices.ts';
import type { Acting, Asking, ChoiceOf, Run } from '../table/kinds.ts';
import { lastInOrder, playerAt } from '../table/players.ts';
import type { OpenFacts, Table } from '../table/state.ts';
import { candidateArea, canPlace, isOneSlotLeft, slotsLeft } from './area.ts';
import { ask, refuse } from './ask.ts';
import { gainClues, gainTime, returnTile } from './treasury.ts';

/** What is earned in phase 5. */
interface Earnings {
  readonly clues: number;
  readonly time: number;
}

export const FOR_A_TILE: Earnings = { clues: 1, time: 2 };
export const FOR_THE_ORGAN: Earnings = { clues: 0, time: 3 };

/** Only the last active player acts, and only until the Organ stands (LOC-1, ORG-3). */
export const location: Acting<'location'> = {
  run(run) {
    run.state.phase = 'location';
    const seat = lastInOrder(run.state);
    if (seat === undefined || run.state.organ !== null) return;
    if (playerAt(run.state, seat).tiles.length > 0) run.next({ step: 'place-location', seat });
  },
};

export const placeLocation: Asking<'place-location', 'place' | 'invoke' | 'skip'> = {
  asks(table, { seat }) {
    const choices: Choice[] = [{ verb: 'skip' }, ...placements(table, seat)];
    for (const id of playerAt(table, seat).tiles)
      if (canInvoke(table, id)) choices.push({ verb: 'invoke', tile: id });
    return ask(seat, 'LOC-1', 'prompt.place-location', choices);
  },
  answer(run, { seat }, choice) {
    if (choice.verb === 'place') place(run, seat, choice);
    else if (choice.verb === 'invoke') invoke(run, seat, choice.tile);
    else run.announce({ type: 'location-declined', seat });
  },
  why(table, { seat }, choice) {
    if (choice.verb === 'place') return whyNotPlace(table, seat, choice);
    return choice.verb === 'invoke' ? whyNotInvoke(table, seat, choice.tile) : null;
  },
};

/** Who completes the search puts the Organ on any candidate Block, one with a Character included (ORG-1, ORG-3). */
export const placeOrgan: Asking<'place-organ', 'organ'> = {
  asks(table, { seat }) {
    const choices = candidateArea(table.slots).map((square) => ({ verb: 'organ', square }) as const);
    return ask(seat, 'ORG-1', 'prompt.place-organ', choices);
  },
  answer(run, { seat }, { square }) {
    const table = run.state;
    table.organ = square;
    run.announce({ type: 'organ-placed', seat, square });
    if (table.clues.includes(square)) {
      table.clues = table.clues.filter((other) => other !== square);
      run.announce({ type: 'clue-returned', square });
    }
    gainTime(run, seat, FOR_THE_ORGAN.time);
  },
  why(_table, _frame, choice) {
    if (choice.verb !== 'organ') return null;
    return refuse('LOC-2', 'refusal.not-a-candidate', { square: choice.square });
  },
};

/** Placing earns 1 Clue and 2 Time at once (LOC-4). */
function place(run: Run, seat: Seat, { place, direction }: ChoiceOf<'place'>): void {
  const player = playerAt(run.state, seat);
  const placed = player.tiles.find((id) => tile(id).place === place);
  player.tiles = player.tiles.filter((id) => id !== placed);
  run.state.slots = { ...run.state.slots, [direction]: place };
  run.announce({ type: 'location-placed', seat, place, direction });
  gainClues(run, seat, FOR_A_TILE.clues);
  gainTime(run, seat, FOR_A_TILE.time);
  if (slotsLeft(run.state.slots) === 0) run.next({ step: 'place-organ', seat });
}

/** Instead of the fourth tile, a tile with the Organ symbol goes (ORG-2). */
function invoke(run: Run, seat: Seat, id: string): void {
  returnTile(run, seat, id);
  run.announce({ type: 'organ-invoked', seat, tile: id });
  run.next({ step: 'place-organ', seat });
}

function placesInHand(table: Table, seat: Seat): Place[] {
  const held = playerAt(table, seat).tiles.map((id) => tile(id).place);
  return PLACES.filter((place) => held.includes(place));
}

function placements(table: Table, seat: Seat): Choice[] {
  return placesInHand(table, seat).flatMap((place) =>
    DIRECTIONS.filter((direction) => canPlace(table.slots, place, direction)).map(
      (direction): Choice => ({ verb: 'place', place, direction }),
    ),
  );
}

/** What placing a tile earns now: the fourth brings the Organ with it (LOC-4, ORG-1). */
export function earnedByPlacing({ slots }: Slots): Earnings {
  if (!isOneSlotLeft(slots)) return FOR_A_TILE;
  return { clues: FOR_A_TILE.clues, time: FOR_A_TILE.time + FOR_THE_ORGAN.time };
}

type Slots = Pick<OpenFacts, 'slots'>;

/** Whether a Location tile fits a slot at all (LOC-3). */
export function canPlaceAnywhere({ slots }: Slots, place: Place): boolean {
  return DIRECTIONS.some((direction) => canPlace(slots, place, direction));
}

/** Whether a tile can be discarded for the Organ (ORG-2). */
export function canInvoke(facts: Slots, id: string): boolean {
  if (!isOneSlotLeft(facts.slots)) return false;
  const { organ, place } = tile(id);
  return organ || (place !== null && isLastSlotClosed(facts));
}

/** No Location tile at all could fill the last slot: any of them serves as the symbol (ORG-5). */
function isLastSlotClosed(facts: Slots): boolean {
  return !PLACES.some((place) => canPlaceAnywhere(facts, place));
}

function whyNotPlace(table: Table, seat: Seat, { place, direction }: ChoiceOf<'place'>): Refusal {
  if (!placesInHand(table, seat).includes(place)) return refuse('LOC-1', 'refusal.no-such-tile');
  if (table.slots[direction] !== null) return refuse('LOC-3', 'refusal.slot-taken', { direction });
  return refuse('LOC-3', 'refusal.area-empty', { place, direction });
}

function whyNotInvoke(table: Table, seat: Seat, id: string): Refusal {
  if (!playerAt(table, seat).tiles.includes(id)) return refuse('TILE-1', 'refusal.no-such-tile');
  if (!isOneSlotLeft(table.slots)) return refuse('ORG-3', 'refusal.too-few-locations');
  return refuse('ORG-2', 'refusal.no-organ-symbol');
}
