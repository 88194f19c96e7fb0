import type { Diario } from '@vigilia/game-diario';
import type { ShelfUi } from '../../../manifest.ts';
import type { Event } from '../asked.ts';
import { summaryOf } from '../ending/summary.ts';
import { Book } from './book.tsx';

/** The shelf of Diaries. */
export const shelf: ShelfUi<Diario> = {
  summaryOf: (view, events) => summaryOf(view, events as readonly Event[]),
  Book,
};
