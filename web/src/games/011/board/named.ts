import type { Eleven } from '@vigilia/game-011';
import type { Desk } from '../../../table/answer-draft.ts';

/** The name of a thing of the game by itself: position 2 is “II”. */
export function named(desk: Desk<Eleven>, variable: string, value: string | number): string {
  const name = desk.drawn.nameOf(variable, value);
  if ('key' in name) return desk.say({ key: name.key, vars: name.vars ?? {} });
  if ('written' in name) return String(name.written);
  return desk.table.sitters.value[name.seat]?.name ?? '';
}
