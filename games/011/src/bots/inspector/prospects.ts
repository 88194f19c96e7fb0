import type { Seat } from '@vigilia/kernel';
import { pagesInHand } from '../../effects/pages.ts';
import { slotsLeft } from '../../rules/area.ts';
import { hoursLeft } from '../../rules/hour.ts';
import { activeSeats, playerAt } from '../../rules/players.ts';
import { marksMissing, pagesMissing, roleToWin } from '../../rules/victory.ts';
import type { Player, Table } from '../../state.ts';
import { suspectsOf } from './knows.ts';

/** What speaks for a seat, and how much: fitted to 600 games between Detectives, looked at every Hour. */
const WEIGHT = {
  pageMissing: -0.078,
  allPages: 0.203,
  suspect: -0.531,
  ready: 0.734,
  time: 0.0636,
  shortOfTime: -1.542,
  investigateCard: 0.312,
  markMissing: -1.274,
  fenrir: 0.231,
  locationMissing: -0.518,
};
/** How Ragnarok weighs against them all at Hour VI, and how much more with every Hour. */
const RAGNAROK = { atHourSix: -1.294, anHour: 0.711 };
const TIME_AN_HOUR = 3;
const SHORT_OF_TIME = 5;

/** Every seat's chance to win: what speaks for each, against all the others and the end of the world. */
export function prospects(table: Table): number[] {
  const weights: number[] = table.players.map(() => 0);
  let sum = Math.exp(RAGNAROK.atHourSix + RAGNAROK.anHour * (table.hour - 6));
  for (const seat of activeSeats(table)) {
    const weight = Math.exp(score(table, seat));
    weights[seat] = weight;
    sum += weight;
  }
  return weights.map((weight) => weight / sum);
}

function score(table: Table, seat: Seat): number {
  const player = playerAt(table, seat);
  const isFenrir = player.role === 'fenrir';
  const pages = pagesWanting(player);
  const suspects = suspectsOf(table, seat);
  const usefulTime = Math.min(player.time, TIME_AN_HOUR * (hoursLeft(table) + 1));
  let sum = WEIGHT.pageMissing * pages + WEIGHT.suspect * (suspects - 1) + WEIGHT.time * usefulTime;
  if (pages === 0) sum += WEIGHT.allPages;
  if (suspects === 1 && pages <= 1) sum += WEIGHT.ready;
  if (player.time < SHORT_OF_TIME) sum += WEIGHT.shortOfTime;
  if (player.powers.includes('investigate')) sum += WEIGHT.investigateCard;
  if (isFenrir) return sum + WEIGHT.fenrir + WEIGHT.markMissing * marksMissing(player.tiles);
  return table.organ === null ? sum + WEIGHT.locationMissing * slotsLeft(table.slots) : sum;
}

/** Pages that a card and a tile in hand will not write. */
function pagesWanting({ role, music, powers, tiles }: Player): number {
  return pagesMissing(roleToWin(role), music + pagesInHand(powers, tiles));
}
