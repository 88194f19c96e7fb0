import { EVENTS } from '@vigilia/game-011';
import { message } from '@vigilia/game-011/texts';
import type { Text } from '@vigilia/kernel';
import type { View } from '../../eleven.ts';

/** The position the Event favours, and how (EVT-2); null where it favours none there is. */
export function positionTouched(view: View): { readonly position: number; readonly text: Text } | null {
  const touched = view.event === null ? undefined : EVENTS[view.event].position;
  if (touched === undefined) return null;
  const position = touched.at === 'last' ? view.order.length : touched.at;
  const [effect] = touched.effects;
  if (effect === undefined || position > view.order.length) return null;
  return { position, text: message('reason.event-at-position', { position, effect: effect.kind }) };
}
