import { text } from '@vigilia/kernel';
import type { LogChapters } from '../../../draft/game-ui.ts';

/** The log of Diario has a chapter a day. */
export const chapters: LogChapters = {
  begunBy: (event) =>
    event.type === 'phase' && 'phase' in event && event.phase === 'morning' && 'day' in event
      ? Number(event.day)
      : null,
  headingOf: (day) => text('table.day', { day }),
};
