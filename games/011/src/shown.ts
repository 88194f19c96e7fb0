import type { Seat, Viewer } from '@vigilia/kernel';
import type { Character } from './data/characters.ts';
import { cardAt, whereabouts } from './rules/hand.ts';
import type { CardPlace, Table } from './state.ts';

/** Where a Character card was shown to lie: the Chosen One, the Unknown deck or a seat's hand. */
export type Whereabouts = 'chosen' | 'unknown' | Seat;

/** Character cards that a viewer was shown, and where they lie. */
export type Shown = Readonly<Partial<Record<Character, Whereabouts>>>;

/** Own cards, cards open to all, cards this viewer looked at; every card once the game is over. */
export function shownTo(table: Table, viewer: Viewer): Shown {
  const known = knownTo(table, viewer);
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

/** What was found for the places that a viewer has seen, and for which cards. */
interface Found {
  readonly viewer: Viewer;
  readonly open: readonly CardPlace[];
  readonly cards: readonly unknown[];
  readonly shown: Shown;
}

/** Asked for every viewer with every answer, and changed by few of them: lists are replaced, never changed in place. */
const found = new WeakMap<readonly CardPlace[], Found>();

function knownTo(table: Table, viewer: Viewer): Shown {
  const self = viewer === null ? undefined : table.players[viewer];
  const seen = self?.seen ?? table.open;
  const before = found.get(seen);
  if (before?.viewer === viewer && before.open === table.open && isSameDeal(table, before.cards))
    return before.shown;
  const shown: Partial<Record<Character, Whereabouts>> = {};
  for (const place of table.open) shown[cardAt(table, place)] = whereabouts(place);
  if (viewer !== null && self !== undefined) for (const own of self.characters) shown[own] = viewer;
  for (const place of seen) shown[cardAt(table, place)] = whereabouts(place);
  found.set(seen, { viewer, open: table.open, cards: cardsOf(table), shown });
  return shown;
}

/** The lists in which every Character card lies: an imagined deal has others. */
function cardsOf({ chosen, unknown, players }: Table): unknown[] {
  return [chosen, unknown, ...players.map(({ characters }) => characters)];
}

function isSameDeal({ chosen, unknown, players }: Table, cards: readonly unknown[]): boolean {
  if (cards[0] !== chosen || cards[1] !== unknown) return false;
  for (let seat = 0; seat < players.length; seat++)
    if (cards[seat + 2] !== players[seat]?.characters) return false;
  return true;
}

function everyCard(table: Table): Shown {
  const shown: Partial<Record<Character, Whereabouts>> = { [table.chosen]: 'chosen' };
  for (const character of table.unknown) shown[character] = 'unknown';
  for (const [seat, { characters }] of table.players.entries()) {
    for (const character of characters) shown[character] = seat;
  }
  return shown;
}
