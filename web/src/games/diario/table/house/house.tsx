import { type Signal, useSignal } from '@preact/signals';
import { SPACE_IDS } from '@vigilia/game-diario';
import { useId } from 'preact/hooks';
import type { Noun } from '../../../../draft/game-ui.ts';
import type { DraftProps, View } from '../asked.ts';
import { say } from '../say.ts';
import { HousePeople } from './figures.tsx';
import * as styles from './house.module.css';
import { awayWords, personWords, spaceSpeaker } from './labels.ts';
import { Live } from './live.tsx';
import { Plate } from './plate.tsx';
import { Rising } from './rising.tsx';
import { Spaces } from './spaces.tsx';
import { whereaboutsIn } from './whereabouts.ts';

/** The house in section: the drawing, what lies and happens in it, and every space and person to point at. */
export function House({ draft }: DraftProps) {
  const pointed = useSignal<Noun | null>(null);
  const keys = useId();
  return (
    <section class={styles.house} aria-label={say(draft, 'house.name')} aria-describedby={keys}>
      <p class="heard-only" id={keys}>
        {say(draft, 'house.keys')}
      </p>
      <div class={styles.houseFrame}>
        <Plate />
        <Live draft={draft} />
        <Spaces draft={draft} pointed={pointed} />
        <HousePeople draft={draft} pointed={pointed} />
        <Rising draft={draft} />
        <Caption draft={draft} pointed={pointed} />
      </div>
    </section>
  );
}

interface Given extends DraftProps {
  readonly pointed: Signal<Noun | null>;
}

/** What is pointed at, in words, if there is no room for names in the drawing. Buttons say the same aloud. */
function Caption({ draft, pointed }: Given) {
  const view = draft.table.view.value;
  const words = view === null ? null : wordsFor(draft, view, pointed.value);
  return (
    words !== null && (
      <p class={styles.houseCaption} aria-hidden="true">
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
