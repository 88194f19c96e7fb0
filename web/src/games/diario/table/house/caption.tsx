import type { Signal } from '@preact/signals';
import { SPACE_IDS } from '@vigilia/game-diario';
import type { Noun } from '../../../../draft/game-ui.ts';
import type { DraftProps, View } from '../asked.ts';
import { whereaboutsIn } from './whereabouts.ts';
import { awayWords, personWords, spaceSpeaker } from './words.ts';

interface Given extends DraftProps {
  readonly pointed: Signal<Noun | null>;
}

/** What is pointed at, in words, where there is no room for names in the drawing. Buttons say the same aloud. */
export function Caption({ draft, pointed }: Given) {
  const view = draft.table.view.value;
  const words = view === null ? null : wordsFor(draft, view, pointed.value);
  return (
    words !== null && (
      <p class="house-caption" aria-hidden="true">
        {words}
      </p>
    )
  );
}

function wordsFor(draft: DraftProps['draft'], view: View, noun: Noun | null): string | null {
  const space = SPACE_IDS.find((each) => noun === `space:${each}`);
  if (space !== undefined) return spaceSpeaker(draft, view)(space);
  const whereabouts = whereaboutsIn(view, draft.plan.value).find(({ person }) => noun === `person:${person}`);
  return whereabouts === undefined ? awayWords(draft, view) : personWords(draft, whereabouts);
}
