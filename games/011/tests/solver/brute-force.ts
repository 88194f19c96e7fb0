import { everyChoice, type Moment, type Seat, take } from '@vigilia/kernel';
import { game } from '../../src/index.ts';
import type { Choice } from '../../src/table/choices.ts';
import type { Eleven } from '../../src/table/kinds.ts';
import type { Player, Table } from '../../src/table/state.ts';

interface Search {
  readonly seat: Seat;
  /** Tiles in hand when the search began: those drawn later are never played. */
  readonly hand: readonly string[];
  readonly seen: Set<string>;
  readonly most: number;
}

/**
 * Whether a seat can win its turn, found by trying every legal choice in the rules themselves. Null if that would
 * take more than this number of positions.
 */
export function winsByTrying(moment: Moment<Eleven>, seat: Seat, most: number): boolean | null {
  const hand = (moment.state.players[seat] as Player).tiles;
  const search: Search = { seat, hand, seen: new Set(), most };
  const won = canWin(moment, search);
  return won || search.seen.size < most ? won : null;
}

function canWin(moment: Moment<Eleven>, search: Search): boolean {
  const { seat, seen } = search;
  const { over, turn } = moment.state;
  if (over !== null) return over.winner === seat;
  const ask = moment.asks.find((open) => open.seat === seat);
  if (ask === undefined || turn?.seat !== seat || seen.size >= search.most) return false;
  const name = nameOf(moment.state, search);
  if (seen.has(name)) return false;
  seen.add(name);
  return everyChoice(ask).some(
    (choice) => isTried(moment.state, choice, search) && canWin(take(game, moment, ask, choice), search),
  );
}

/** The true Chosen One is declared, at once or after what is played first; what chance brought is not put to use. */
function isTried({ chosen }: Table, choice: Choice, { hand }: Search): boolean {
  if (choice.verb === 'choose') return false;
  if (choice.verb === 'declare') return choice.character === chosen;
  return choice.verb !== 'tile' || hand.includes(choice.tile);
}

/**
 * What the rest of the turn hangs on. Characters with no part in the victory are all one, and what is in hand counts
 * while it can be played.
 */
function nameOf(table: Table, { seat, hand }: Search): string {
  const { turn, agenda, characters, chosen, clues, gears } = table;
  const { time, music, clues: held, powers, tiles } = table.players[seat] as Player;
  const { apart: _, ...known } = turn ?? { apart: [], floor: 0, character: null };
  const others = Object.entries(characters)
    .filter(([name]) => name !== turn?.character && name !== chosen)
    .map(([, square]) => square);
  return JSON.stringify([
    known,
    agenda.slice(known.floor),
    // Before the declaration the one to be chosen is among them.
    turn?.character === null
      ? characters
      : [turn?.character && characters[turn.character], characters[chosen], others.sort()],
    clues.toSorted(),
    gears,
    [time, music, held],
    turn?.playedCard || powers,
    turn?.playedTile || [tiles.length > 0, tiles.filter((tile) => hand.includes(tile)).sort()],
  ]);
}
