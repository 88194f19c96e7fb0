import { lineOf } from '@vigilia/game-diario/texts';
import type { DraftProps, Event } from '../asked.ts';
import { bookLanguage } from './book.ts';
import './book-line.css';

/** The line of the book that is told when this happens; nothing where it has none or its words have not come. */
export function BookLine({ draft, event }: DraftProps & { readonly event: Event }) {
  const line = lineOf(event);
  if (line === null || !draft.has(line.key)) return null;
  return (
    <p class="book-line" lang={bookLanguage(draft, line.key)}>
      {draft.say(line)}
    </p>
  );
}
