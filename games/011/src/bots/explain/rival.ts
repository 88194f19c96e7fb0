import type { Seat, Text } from '@vigilia/kernel';
import { chanceToKnow } from '../../knowledge/beliefs.ts';
import { pagesOnCard } from '../../rules/effects/pages.ts';
import { pagesMissing } from '../../rules/victory.ts';
import type { View } from '../../table/view.ts';
import { message } from '../../texts/message.ts';

const FEW_PAGES = 4;
/** Below this no rival is worth a warning. */
const LEAST_PERCENT = 15;

/** The rival nearest to winning among those who lack a few pages only; null if none is near. */
export function rivalText(view: View): Text[] {
  let nearest: { readonly seat: Seat; readonly music: number; readonly percent: number } | null = null;
  for (const [seat, { out, music, powers }] of view.players.entries()) {
    if (out || seat === view.viewer) continue;
    if (pagesMissing('hero', music + pagesOnCard(powers)) > FEW_PAGES) continue;
    const percent = Math.round(100 * chanceToKnow(view, seat));
    if (percent >= LEAST_PERCENT && percent > (nearest?.percent ?? 0)) nearest = { seat, music, percent };
  }
  return nearest === null ? [] : [message('reason.rival-ready', nearest)];
}
