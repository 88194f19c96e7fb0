import { type Chance, shuffled, type Viewer } from '@vigilia/kernel';
import { seatOf, unseen } from '../rules/effects/sources.ts';
import type { Source } from '../table/choices.ts';
import type { CardPlace, Look, Player, Table } from '../table/state.ts';

/**
 * What the others may have seen when they looked: which card it was is drawn anew for every look. Cards looked at
 * in the turn being taken lie apart (ACT-7), so they are drawn one look after the other.
 */
export function imagineLooks(table: Table, viewer: Viewer, chance: Chance): void {
  for (const [seat, player] of table.players.entries()) {
    if (seat === viewer) continue;
    const seen = new Set<CardPlace>(player.seen.filter((place) => place === 'chosen'));
    const now = table.turn !== null && table.turn.seat === seat ? table.turn : null;
    if (now !== null) now.apart = [];
    for (const look of player.looks) {
      if (now !== null && look.hour === table.hour) {
        const looked = shuffled(chance, 'imagined looks', unseen(table, look.source)).slice(0, look.cards);
        now.apart = [...now.apart, ...looked.map(({ mark }) => mark)];
        for (const { place } of looked) if (place !== null) seen.add(place);
      } else for (const place of seenBy(look, table, chance)) seen.add(place);
    }
    player.seen = [...seen];
  }
}

/** The Character cards lie in front of the Power cards; which were looked at is any of the cards there were. */
function seenBy({ source, cards, of }: Look, table: Table, chance: Chance): CardPlace[] {
  const places = placesIn(source, table);
  const indices = Array.from({ length: of }, (_, index) => index);
  return shuffled(chance, 'imagined looks', indices)
    .slice(0, cards)
    .flatMap((index) => places[index] ?? []);
}

function placesIn(source: Source, { unknown, players }: Table): CardPlace[] {
  const seat = seatOf(source);
  if (seat === null) return unknown.map((_, index): CardPlace => `unknown:${index}`);
  const { characters } = players[seat] as Player;
  return characters.map((_, index): CardPlace => `${seat}:${index}`);
}
