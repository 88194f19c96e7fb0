import type { Seat } from '@vigilia/kernel';
import { CHARACTERS, type Character } from '../data/characters.ts';
import type { Whereabouts } from '../table/shown.ts';
import type { View } from '../table/view.ts';

/** One way the Character cards may lie. Within a hand and within the Unknown deck the order means nothing. */
export interface World {
  readonly chosen: Character;
  readonly unknown: readonly Character[];
  /** By seat. */
  readonly hands: readonly (readonly Character[])[];
}

/** A place that still has room for cards the viewer was not shown. */
interface Room {
  readonly where: Whereabouts;
  readonly cards: number;
}

/**
 * Every world consistent with all the viewer was shown. What is left is dealt evenly, and looking in vain says
 * nothing about who a card is, so each of these worlds is as likely as any other.
 */
export function worlds(view: View): World[] {
  const found: World[] = [];
  const dealt = new Map<Character, Whereabouts>();
  const rooms = openRooms(view);
  fill(0);
  return found;

  function fill(index: number): void {
    const room = rooms[index];
    if (room === undefined) found.push(worldOf(view, dealt));
    else
      choose(
        room,
        hiddenFrom(view).filter((character) => !dealt.has(character)),
        room.cards,
        () => fill(index + 1),
      );
  }

  function choose({ where }: Room, from: readonly Character[], cards: number, then: () => void): void {
    if (cards === 0) return then();
    for (const [index, character] of from.entries()) {
      if (where === 'chosen' && view.denied.includes(character)) continue;
      dealt.set(character, where);
      choose({ where, cards }, from.slice(index + 1), cards - 1, then);
      dealt.delete(character);
    }
  }
}

/** One of those worlds at random, all equally likely, without listing them. */
export function worldAt(view: View, draw: (sides: number) => number): World {
  const left = hiddenFrom(view);
  const dealt = new Map<Character, Whereabouts>();
  for (const { where, cards } of openRooms(view)) {
    for (let card = 0; card < cards; card++) {
      const allowed =
        where === 'chosen' ? left.filter((character) => !view.denied.includes(character)) : left;
      const character = allowed[draw(allowed.length)] as Character;
      left.splice(left.indexOf(character), 1);
      dealt.set(character, where);
    }
  }
  return worldOf(view, dealt);
}

/** Characters whose card the viewer was not shown. */
function hiddenFrom(view: View): Character[] {
  return CHARACTERS.filter((character) => view.shown[character] === undefined);
}

/** The Chosen One's place comes first: it is the one that may refuse a card. */
function openRooms(view: View): Room[] {
  const shown = Object.values(view.shown);
  const room = (where: Whereabouts, cards: number): Room => ({
    where,
    cards: cards - shown.filter((place) => place === where).length,
  });
  const hands = view.players.map(({ characters }, seat: Seat) => room(seat, characters));
  return [room('chosen', 1), room('unknown', view.unknown), ...hands].filter(({ cards }) => cards > 0);
}

function worldOf(view: View, dealt: ReadonlyMap<Character, Whereabouts>): World {
  const lying = (where: Whereabouts) =>
    CHARACTERS.filter((character) => (view.shown[character] ?? dealt.get(character)) === where);
  return {
    chosen: lying('chosen')[0] as Character,
    unknown: lying('unknown'),
    hands: view.players.map((_, seat) => lying(seat)),
  };
}
