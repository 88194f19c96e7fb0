import type { Kinds } from '@vigilia/kernel';
import type { Twigs } from './branch.ts';

/** Whether the choice tried most stays that even if all that is left goes to the next. */
export function isDecided<K extends Kinds>(twigs: Twigs<K>, iterationsLeft: number): boolean {
  let most = 0;
  let second = 0;
  for (const { visits } of twigs.values()) {
    if (visits > most) {
      second = most;
      most = visits;
    } else if (visits > second) second = visits;
  }
  return most - second > iterationsLeft;
}
