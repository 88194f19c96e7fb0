import type { DraftProps } from '../asked.ts';
import { readingOf } from '../book/reading.ts';
import { StoryPage } from '../book/story-page.tsx';
import { City } from '../city/city.tsx';
import { House } from '../house/house.tsx';

/** What all look at now: the house, the city, or the page that is being read. */
export function Stage({ draft }: DraftProps) {
  const view = draft.table.view.value;
  if (view === null) return null;
  if (readingOf(draft.table.log.value, view).length > 0) return <StoryPage draft={draft} />;
  return view.phase === 'scavenging' ? <City draft={draft} /> : <House draft={draft} />;
}
