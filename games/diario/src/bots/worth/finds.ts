import { LOCATIONS, type LocationId } from '../../data/cards/locations.ts';
import type { Chart } from '../../data/language/effect.ts';
import type { View } from '../../kinds/view.ts';
import { findingsAhead } from '../../knowledge/cards-ahead.ts';
import { mean } from '../lists.ts';
import { worthOfAll } from './worth.ts';

/** What a search of this kind is worth on average: a Findings card still to come, and the Location's own. */
export function worthOfSearch(view: View, chart: Chart, location = view.scavenging?.location): number {
  const found = mean(findingsAhead(view).map((card) => worthOfAll(view, card[chart])));
  return found + (location === undefined ? 0 : worthOfSpecialFindings(view, location));
}

/** What a roll on the Location's special findings is worth (SCAV-7). */
export function worthOfSpecialFindings(view: View, location: LocationId): number {
  let worth = 0;
  let last = 0;
  for (const { upTo, goods } of LOCATIONS[location].findings) {
    worth += ((upTo - last) / 10) * worthOfAll(view, goods);
    last = upTo;
  }
  return worth;
}
