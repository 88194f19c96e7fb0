import type { Seat } from '@vigilia/kernel';
import { tile } from '../../data/tiles.ts';
import { placedCount } from '../../rules/area.ts';
import { wolfMarks } from '../../rules/fenrir.ts';
import { playerAt } from '../../rules/players.ts';
import { PAGES } from '../../rules/victory.ts';
import type { Table } from '../../state.ts';
import { suspectsOf } from './knows.ts';

/** What tells how near a seat is to victory. */
export function featuresOf(table: Table, seat: Seat): number[] {
  const player = playerAt(table, seat);
  const isFenrir = player.role === 'fenrir';
  const score = Math.max(0, ...player.tiles.map(scoreOf));
  const inHand = (player.powers.includes('compose') ? 3 : 0) + score;
  const pages = Math.max(0, PAGES[isFenrir ? 'fenrir' : 'hero'] - player.music - inHand);
  const suspects = suspectsOf(table, seat);
  const marks = isFenrir ? Math.max(0, 2 - wolfMarks(player)) : 0;
  const organ = isFenrir || table.organ !== null ? 0 : 4 - placedCount(table.slots);
  const hours = 12 - table.hour;
  return [
    pages,
    pages === 0 ? 1 : 0,
    suspects - 1,
    suspects === 1 ? 1 : 0,
    suspects === 1 && pages <= 1 ? 1 : 0,
    Math.min(player.clues, 8),
    Math.min(player.time, 3 * hours) / 10,
    player.time < 5 ? 1 : 0,
    player.tiles.length,
    player.powers.includes('investigate') ? 1 : 0,
    player.powers.includes('transport') ? 1 : 0,
    marks,
    isFenrir ? 1 : 0,
    organ,
  ];
}

function scoreOf(id: string): number {
  const { effect } = tile(id);
  return effect?.kind === 'music' ? effect.amount : 0;
}
