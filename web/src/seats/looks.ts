import { COLOURS, type Colour, type SeatSymbol, SYMBOLS } from '@vigilia/kernel';

/** The names of bots at a table. No character of the games has one of them. */
const NAMES = ['Ada', 'Brando', 'Celso', 'Delia', 'Egle', 'Furio', 'Gemma', 'Ivo'] as const;

/** What is known of a seat. */
export interface Seated {
  /** Null for a bot and for an empty seat. */
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
 * A name, a colour and a symbol for every seat, none of them twice. The commitment of the table chooses the names of
 * bots: they stay the same at one table and differ at others.
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

/** The values that no seat has yet. */
function free<T extends string>(
  known: readonly T[],
  seats: readonly Seated[],
  of: (seat: Seated) => string | null | undefined,
): T[] {
  const taken = new Set(seats.map((seat) => of(seat)?.toLowerCase()));
  return known.filter((each) => !taken.has(each.toLowerCase()));
}
