import type { Text } from '@vigilia/kernel';
import { pagesMissing, roleToWin } from '../../rules/victory.ts';
import { message } from '../../texts/message.ts';
import type { Mind } from '../detective/mind.ts';

/** What is still to be written before one may win. */
export function pagesText({ self, view }: Mind): Text {
  const pages = pagesMissing(roleToWin(view.own?.role ?? null), self.music);
  return pages > 0 ? message('reason.pages-missing', { pages }) : message('reason.pages-enough');
}

/** What is still to be found out. */
export function suspectsText({ suspects: [first, ...others] }: Mind): Text[] {
  if (first === undefined) return [];
  if (others.length === 0) return [message('reason.chosen-known', { character: first })];
  return [message('reason.suspects-left', { count: 1 + others.length })];
}

/** Only said if Time runs short: there are but two for every Hour, this one included. */
export function timeText({ self, hours }: Mind, cost: number): Text[] {
  const time = self.time - cost;
  return time > 2 * hours + 2 ? [] : [message('reason.time-short', { time, hours })];
}
