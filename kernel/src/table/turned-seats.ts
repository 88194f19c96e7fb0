/**
 * The order of seats of a rematch: each that moves sits one moving seat further clockwise, so that another begins. The
 * others stay.
 */
export function turnedSeats<T>(sitters: readonly T[], moves: (sitter: T) => boolean): T[] {
  const moving = sitters.filter(moves);
  // The last comes first.
  let taken = -1;
  return sitters.map((sitter) => (moves(sitter) ? (moving.at(taken++) ?? sitter) : sitter));
}
