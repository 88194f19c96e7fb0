import { entriesSinceAnswer } from '../../../log/recent.ts';
import { hourBegunBy } from '../chapters.ts';
import type { DraftProps, View } from '../eleven.ts';

/** In the middle of an auction the bidders tell everything; at its beginning an Hour has passed. */
export function hasNews({ table, told, byItself }: DraftProps['draft'], { auction }: View): boolean {
  if (auction === null) return true;
  return entriesSinceAnswer(table.log.value, told.value, null, byItself.value).some(({ events }) =>
    events.some((event) => hourBegunBy(event) !== null),
  );
}
