import { COLOURS, type Colour, type SeatSymbol, SYMBOLS } from '@vigilia/kernel';

/** What bots are called at a table; nobody in our games bears one of these names. */
const NAMES = ['Ada', 'Brando', 'Celso', 'Delia', 'Egle', 'Furio', 'Gemma', 'Ivo'] as const;

/** Somebody on a seat, as far as is known. */
export interface Seated {
  /** Null where a bot sits, or nobody. */
  readonly name: string | null;
  readonly colour?: string | undefined;
  readonly symbol?: string | undefined;
}

export interface Look {
  readonly name: string;
  readonly colour: Colour;
  readonly symbol: SeatSymbol;
}

/**
 * A name, a colour and a symbol for every seat, none of them twice. `commitment` is the table's: bots have other names
 * at another table, and the same ones whenever this one is looked at.
 */
export function looksOf(seats: readonly Seated[], commitment: string): Look[] {
  const first = Number.parseInt(commitment.slice(0, 4), 16) % NAMES.length;
  const names = free([...NAMES.slice(first), ...NAMES.slice(0, first)], seats, ({ name }) => name);
  const colours = free(COLOURS, seats, ({ colour }) => colour);
  const symbols = free(SYMBOLS, seats, ({ symbol }) => symbol);
  return seats.map(({ name, colour, symbol }) => ({
    name: name ?? names.shift() ?? '',
    colour: COLOURS.find((known) => known === colour) ?? colours.shift() ?? COLOURS[0],
    symbol: SYMBOLS.find((known) => known === symbol) ?? symbols.shift() ?? SYMBOLS[0],
  }));
}

/** What nobody at the table has yet. */
function free<T extends string>(
  known: readonly T[],
  seats: readonly Seated[],
  of: (seat: Seated) => string | null | undefined,
): T[] {
  const taken = new Set(seats.map((seat) => of(seat)?.toLowerCase()));
  return known.filter((each) => !taken.has(each.toLowerCase()));
}
