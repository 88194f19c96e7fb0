import type { Seat, Viewer } from '@vigilia/kernel';
import { CHARACTERS, type Character } from '../../src/data/characters.ts';
import type { World } from '../../src/knowledge/worlds.ts';
import type { Card, Event } from '../../src/table/events.ts';
import type { Table } from '../../src/table/state.ts';

/** Where a card may lie, written down: `chosen`, `unknown` or a seat. */
type Place = string;

/** One way to deal the eight cards, as the place of each Character in their order. */
export interface Deal {
  readonly places: readonly Place[];
  readonly key: string;
}

/** Every deal there is for this number of seats (SET-6, THREE-2). */
export function everyDeal(seats: number): Deal[] {
  const each = seats === 3 ? 2 : 1;
  const rooms = new Map<Place, number>([
    ['chosen', 1],
    ['unknown', 7 - seats * each],
  ]);
  for (let seat = 0; seat < seats; seat++) rooms.set(String(seat), each);
  const deals: Deal[] = [];
  const places: Place[] = [];
  lay();
  return deals;

  function lay(): void {
    if (places.length === CHARACTERS.length) {
      deals.push({ places: places.slice(), key: places.join() });
      return;
    }
    for (const [place, room] of rooms) {
      if (room === 0) continue;
      rooms.set(place, room - 1);
      places.push(place);
      lay();
      places.pop();
      rooms.set(place, room);
    }
  }
}

/**
 * A listener at the table: of all deals it keeps those that agree with every event heard. It knows
 * nothing of views and states.
 */
export class Listener {
  possible: readonly Deal[];
  /** Characters whose card the game itself has shown this listener. */
  readonly shown = new Set<Character>();
  /** Characters of whom the game itself has said that they are not the Chosen One. */
  readonly denied = new Set<Character>();
  readonly viewer: Viewer;
  #wolf: Seat | null = null;

  constructor(viewer: Viewer, deals: readonly Deal[]) {
    this.viewer = viewer;
    this.possible = deals;
  }

  hear(event: Event): void {
    if (event.type === 'dealt') this.#findCards(event.cards, String(event.seat));
    if (event.type === 'investigated') this.#findCards(event.cards, String(event.target));
    if (event.type === 'investigated-unknown') this.#findCards(event.cards, 'unknown');
    if (event.type === 'card-open') this.#find(event.character, 'unknown');
    if (event.type === 'declared-right' || event.type === 'chosen-seen')
      this.#find(event.character, 'chosen');
    if (event.type === 'declared-wrong') this.#deny(event.character);
    if (event.type === 'out')
      for (const character of event.characters) this.#find(character, String(event.seat));
    if (event.type === 'marks-shown') this.#wolf = event.seat;
    // Who has shown the Marks must play the Possessed, the Character of the own card (WIN-4).
    if (event.type === 'character-chosen' && event.seat === this.#wolf) {
      this.#find(event.character, String(event.seat));
    }
  }

  #findCards(cards: readonly Card[], place: Place): void {
    for (const card of cards) {
      const [kind, name] = card.split(':');
      if (kind === 'character') this.#find(name as Character, place);
    }
  }

  #find(character: Character, place: Place): void {
    this.shown.add(character);
    const index = CHARACTERS.indexOf(character);
    this.possible = this.possible.filter(({ places }) => places[index] === place);
  }

  #deny(character: Character): void {
    this.denied.add(character);
    const index = CHARACTERS.indexOf(character);
    this.possible = this.possible.filter(({ places }) => places[index] !== 'chosen');
  }
}

/** A world of the game's own reckoning, written as the deals above; a card that lies twice, or nowhere, shows. */
export function keyOf({ chosen, unknown, hands }: World): string {
  const places = CHARACTERS.map(() => '');
  const lay = (character: Character, place: Place) => {
    places[CHARACTERS.indexOf(character)] += place;
  };
  lay(chosen, 'chosen');
  for (const character of unknown) lay(character, 'unknown');
  for (const [seat, hand] of hands.entries()) for (const character of hand) lay(character, String(seat));
  return places.join();
}

/** How the cards truly lie. */
export function truthOf({ chosen, unknown, players }: Table): string {
  return keyOf({ chosen, unknown, hands: players.map(({ characters }) => characters) });
}
