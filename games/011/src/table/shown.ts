import type { Seat, Viewer } from '@vigilia/kernel';
import type { Character } from '../data/characters.ts';
import { cardAt, whereabouts } from './hand.ts';
import type { CardPlace, Table } from './state.ts';

/** Where a Character card was shown to lie: the Chosen One, the Unknown deck or a seat's hand. */
export type Whereabouts = 'chosen' | 'unknown' | Seat;

/** Character cards that a viewer was shown, and where they lie. */
export type Shown = Readonly<Partial<Record<Character, Whereabouts>>>;

/** Own cards, cards open to all, cards this viewer looked at; every card once the game is over. */
export function shownTo(table: Table, viewer: Viewer): Shown {
  return withOpenCards(table, knownTo(table, viewer));
}

/**
 * The same for one table, which is asked for every viewer with every answer: what a viewer knows is remembered until it
 * changes. Lists of a table are replaced, never changed in place.
 */
export function rememberShown(): typeof shownTo {
  const remembered: Known[] = [];
  return (table, viewer) => {
    const place = viewer ?? table.seats;
    const before = remembered[place];
    const known = before !== undefined && isStillSo(before, table, viewer) ? before : find(table, viewer);
    remembered[place] = known;
    return withOpenCards(table, known.shown);
  };
}

/** What a viewer was shown, and what it follows from. */
interface Known {
  readonly open: Table['open'];
  readonly seen: readonly CardPlace[] | undefined;
  /** The lists in which every Character card lies. */
  readonly chosen: Character;
  readonly unknown: Table['unknown'];
  readonly hands: readonly (readonly Character[])[];
  readonly shown: Shown;
}

function find(table: Table, viewer: Viewer): Known {
  const { open, chosen, unknown, players } = table;
  const hands = players.map(({ characters }) => characters);
  return { open, seen: seenBy(table, viewer), chosen, unknown, hands, shown: knownTo(table, viewer) };
}

function isStillSo(known: Known, table: Table, viewer: Viewer): boolean {
  return (
    known.seen === seenBy(table, viewer) &&
    known.open === table.open &&
    known.chosen === table.chosen &&
    known.unknown === table.unknown &&
    known.hands.every((hand, seat) => hand === table.players[seat]?.characters)
  );
}

function seenBy({ players }: Table, viewer: Viewer): readonly CardPlace[] | undefined {
  return viewer === null ? undefined : players[viewer]?.seen;
}

function knownTo(table: Table, viewer: Viewer): Shown {
  const shown: Partial<Record<Character, Whereabouts>> = {};
  for (const place of table.open) shown[cardAt(table, place)] = whereabouts(place);
  const self = viewer === null ? undefined : table.players[viewer];
  if (viewer === null || self === undefined) return shown;
  for (const own of self.characters) shown[own] = viewer;
  for (const place of self.seen) shown[cardAt(table, place)] = whereabouts(place);
  return shown;
}

/** With the cards that lie open for a turn, or at the end. */
function withOpenCards(table: Table, known: Shown): Shown {
  const declared = declaredFenrir(table);
  if (table.over === null && declared === null) return known;
  return {
    ...known,
    // Fenrir must choose the Possessed (WIN-4), so the choice tells all whose card it is.
    ...(declared && { [declared.character]: declared.seat }),
    ...(table.over && everyCard(table)),
  };
}

function declaredFenrir({ turn, players }: Table): { character: Character; seat: Seat } | null {
  if (turn === null || turn.character === null || turn.declared === null) return null;
  return players[turn.seat]?.role === 'fenrir' ? { character: turn.character, seat: turn.seat } : null;
}

/** Where every Character card lies. */
export function everyCard(table: Table): Shown {
  const shown: Partial<Record<Character, Whereabouts>> = { [table.chosen]: 'chosen' };
  for (const character of table.unknown) shown[character] = 'unknown';
  for (const [seat, { characters }] of table.players.entries()) {
    for (const character of characters) shown[character] = seat;
  }
  return shown;
}
