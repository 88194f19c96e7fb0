import type { Collection } from '@vigilia/kernel/golden';
import { apprentice } from '../../src/bots/apprentice/apprentice.ts';
import { type Eleven, game } from '../../src/index.ts';
import type { Table } from '../../src/table/state.ts';
import { WANTED } from './wanted.ts';

/** The golden games, except for the random bots that play some of them. */
export const COLLECTION: Collection<Eleven> = {
  game,
  wanted: WANTED,
  variants: { beginners: { beginners: true } },
  bots: { apprentice },
  endingOf,
};

/** How a game ended, with what every player had by then: a rule that changes anything changes this line. */
function endingOf({ over, hour, players, characters, organ }: Table): string {
  const winner = over?.winner === null || over === null ? '' : ` p${over.winner + 1}`;
  const tracks = players.map(({ time, music, clues, tiles }) => `${time}/${music}/${clues}/${tiles.length}`);
  const squares = Object.values(characters).join(' ');
  return `${over?.how}${winner}, hour ${hour}, ${tracks.join(' ')}, ${squares}, organ ${organ ?? 'hidden'}`;
}
