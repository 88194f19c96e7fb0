/**
 * Turin. A space is no square, `.` a Block, `1`-`8` a Block with a rune, `Y` `G` `B` the Stations of tram, monorail
 * and airship, `C` Cimitero, `O` Obelisco, `M` Mole, `E` Museo Egizio, `T` Tempio Valdese. Row 0 is the north edge.
 */
export const ROWS = [
  '   ..Y.C.  ',
  '  ..B....  ',
  '  O...1.G .',
  '  .2....M .',
  '  ..E..3. 4',
  '..Y...G.. B',
  '.5..6...Y .',
  ' ..G...7.  ',
  '  ...T8.B  ',
] as const;

/** Squares joined across the river by a bridge. */
export const LINKS = [
  ['r2c8', 'r2c10'],
  ['r4c8', 'r4c10'],
  ['r6c8', 'r6c10'],
] as const;
