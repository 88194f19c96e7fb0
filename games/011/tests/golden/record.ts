import type { Table } from '../../src/state.ts';

/** How a game ended, with what everyone had by then: a rule that changes anything changes this line. */
export function endingOf({ over, hour, players, characters, organ }: Table): string {
  const winner = over?.winner === null || over === null ? '' : ` p${over.winner + 1}`;
  const tracks = players.map(({ time, music, clues, tiles }) => `${time}/${music}/${clues}/${tiles.length}`);
  const squares = Object.values(characters).join(' ');
  return `${over?.how}${winner}, hour ${hour}, ${tracks.join(' ')}, ${squares}, organ ${organ ?? 'hidden'}`;
}
