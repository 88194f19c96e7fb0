import { type Chance, drawBelow, shuffled } from '@vigilia/kernel';
import { isChapter } from '../data/cards/chapters.ts';
import type { Decks } from '../data/cards/decks.ts';
import { ENDING_IDS, EVENT_IDS, isEnding } from '../data/cards/events.ts';
import { RAIDS } from '../data/cards/raids.ts';
import { RESIDENTS } from '../data/cards/residents.ts';

/** Every deck shuffled; cards that no player could tell apart by their backs change decks too. */
export function imagineDecks(decks: Decks, chance: Chance): Decks {
  const shuffle = <T extends string>(name: string, cards: readonly T[]) =>
    shuffledUnseen(cards, chance, name);
  const unexplored = shuffle('exploration', [...decks.unknown, ...decks.exploration]);
  const [events, unused] = imagineEvents(decks, chance);
  const [residents, redResidents] = imagineRed(decks.residents, decks['red-residents'], RESIDENTS, shuffle);
  const [raids, redRaids] = imagineRed(decks.raids, decks['red-raids'], RAIDS, shuffle);
  return {
    ...decks,
    events,
    'unused-events': unused,
    people: shuffle('people', decks.people),
    visitors: shuffle('visitors', decks.visitors),
    exploration: unexplored.slice(decks.unknown.length),
    unknown: unexplored.slice(0, decks.unknown.length),
    findings: shuffle('findings', decks.findings),
    residents,
    'red-residents': redResidents,
    raids,
    'red-raids': redRaids,
    locations: shuffle('locations', decks.locations),
    fate: shuffle('fate', decks.fate),
    narrative: shuffle('narrative', decks.narrative),
    colours: shuffle('colours', decks.colours),
  };
}

/** How many red corners came into a deck is known, which of those not lying open is not (RAID-6). */
function imagineRed<T extends string>(
  deck: readonly T[],
  aside: readonly T[],
  cards: Readonly<Record<T, { readonly red: boolean }>>,
  shuffle: (name: string, cards: readonly T[]) => T[],
): [T[], T[]] {
  const black = deck.filter((id) => !cards[id].red);
  const red = shuffle('red corners', [...deck.filter((id) => cards[id].red), ...aside]);
  const broughtIn = deck.length - black.length;
  return [shuffle('deck', [...black, ...red.slice(0, broughtIn)]), red.slice(broughtIn)];
}

/** Chapters stay where they are; unseen Events and Endings change places with their like (SET-4). */
function imagineEvents(decks: Decks, chance: Chance): [Decks['events'], Decks['unused-events']] {
  const unseen = [...decks.events, ...decks['unused-events']];
  const events = shuffledUnseen(
    EVENT_IDS.filter((id) => unseen.includes(id)),
    chance,
    'events',
  );
  const endings = shuffledUnseen(
    ENDING_IDS.filter((id) => unseen.includes(id)),
    chance,
    'endings',
  );
  const dealt = decks.events.map((card) => {
    if (isChapter(card)) return card;
    return (isEnding(card) ? endings.pop() : events.pop()) as typeof card;
  });
  return [dealt, events];
}

export function oneOf<T>(items: readonly T[], chance: Chance, name: string): T {
  return items[drawBelow(chance, `imagined ${name}`, items.length)] as T;
}

/** Sorted first: how the cards truly lie must leave no trace. */
export function shuffledUnseen<T extends string>(items: readonly T[], chance: Chance, name: string): T[] {
  return shuffled(chance, `imagined ${name}`, items.toSorted());
}
