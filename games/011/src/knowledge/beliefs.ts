import type { Seat } from '@vigilia/kernel';
import { seatOf } from '../rules/effects/sources.ts';
import { hasFenrir, isBeforeFenrir } from '../rules/fenrir.ts';
import { HANDS, type Source } from '../table/choices.ts';
import type { Look } from '../table/state.ts';
import type { View } from '../table/view.ts';
import { cardsIn } from './sources.ts';

/** How many Character cards of a source the viewer was not shown, and among how many cards they lie. */
export interface Hidden {
  readonly characters: number;
  readonly cards: number;
}

export function hiddenIn(view: View, source: Source): Hidden {
  const cards = cardsIn(view, source);
  const seat = seatOf(source);
  if (seat === null) return { characters: Math.max(0, cards - countShown(view, 'unknown')), cards };
  const characters = cards === 0 ? 0 : (view.players[seat]?.characters ?? 0) - countShown(view, seat);
  return { characters, cards };
}

function countShown({ shown }: View, where: 'unknown' | Seat): number {
  let count = 0;
  for (const place of Object.values(shown)) if (place === where) count++;
  return count;
}

/** How many Characters a look at a number of cards of a source is expected to show for the first time. */
export function newlySeen(view: View, source: Source, looks: number): number {
  const { characters, cards } = hiddenIn(view, source);
  return cards === 0 ? 0 : (characters * Math.min(looks, cards)) / cards;
}

/** How likely a look at a number of cards of a source shows so many Characters for the first time, and no fewer lie there. */
export function chanceToTell(view: View, source: Source, looks: number, characters: number): number {
  const hidden = hiddenIn(view, source);
  if (hidden.characters !== characters || hidden.cards === 0) return 0;
  const cards = Math.min(looks, hidden.cards);
  return chanceShown(characters, characters, { cards, of: hidden.cards });
}

/**
 * How likely another seat knows the Chosen One by having seen every other card it does not hold: each look was at
 * random cards, so that what it may have shown follows from how many there were.
 */
export function chanceToKnow(view: View, seat: Seat): number {
  if (Object.values(view.shown).includes('chosen')) return 1;
  let chance = 1;
  for (const [other, player] of view.players.entries()) {
    if (other === seat || player.out) continue;
    chance *= chanceAllSeen(view, seat, HANDS[other] as Source, player.characters);
    if (chance === 0) return 0;
  }
  return view.isUnknownOpen ? chance : chance * chanceAllSeen(view, seat, 'unknown', view.unknown);
}

/** How likely that seat has seen all of a number of Character cards of a source. */
export function chanceAllSeen({ players }: View, seat: Seat, source: Source, characters: number): number {
  const looks = players[seat]?.looks ?? [];
  let known = reckoned.get(looks);
  if (known === undefined) {
    known = new Map();
    reckoned.set(looks, known);
  }
  const name = `${characters} of ${source}`;
  let chance = known.get(name);
  if (chance === undefined) {
    chance = chanceAfter(looks, source, characters);
    known.set(name, chance);
  }
  return chance;
}

/** What was reckoned for a list of looks, which never changes: a search asks it a quarter of its time otherwise. */
const reckoned = new WeakMap<readonly Look[], Map<string, number>>();

function chanceAfter(looks: readonly Look[], source: Source, characters: number): number {
  // By how many are still unseen: look after look some of them come to light.
  let unseen: number[] = Array.from({ length: characters + 1 }, (_, count) => (count === characters ? 1 : 0));
  for (const look of looks) {
    if (look.source === source) unseen = unseen.map((_, left) => chanceLeft(unseen, left, look));
  }
  return unseen[0] as number;
}

function chanceLeft(unseen: readonly number[], left: number, look: Look): number {
  let chance = 0;
  for (let before = left; before < unseen.length; before++) {
    chance += (unseen[before] as number) * chanceShown(before, before - left, look);
  }
  return chance;
}

/** How likely a look shows exactly this number of the unseen cards: the hypergeometric distribution. */
function chanceShown(unseen: number, shown: number, { cards, of }: Pick<Look, 'cards' | 'of'>): number {
  return (ways(unseen, shown) * ways(of - unseen, cards - shown)) / ways(of, cards);
}

/** In how many ways some of a number of cards can be picked. */
function ways(cards: number, picked: number): number {
  if (picked < 0 || picked > cards) return 0;
  let count = 1;
  for (let index = 1; index <= picked; index++) count = (count * (cards - picked + index)) / index;
  return count;
}

/** How likely another seat is Fenrir: any whose role was not shown is as likely as the next (FEN-1). */
export function chanceOfFenrir(view: View, seat: Seat): number {
  const { viewer, own, players } = view;
  const role = players[seat]?.role ?? null;
  if (role !== null) return role === 'fenrir' ? 1 : 0;
  if (!hasFenrir(view) || isBeforeFenrir(view) || own?.role === 'fenrir') return 0;
  if (players.some((player) => player.role === 'fenrir')) return 0;
  return 1 / players.filter((player, other) => player.role === null && other !== viewer).length;
}
