import { eventText } from '@vigilia/game-diario/texts';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { scrollStop } from '../../../../platform/scrolling.ts';
import type { DraftProps } from '../asked.ts';
import { Portrait } from '../people/portrait.tsx';
import { say } from '../say.ts';
import { bookLanguage } from './book.tsx';
import { type Obituary, putAway, unreadObituary } from './obituaries.ts';
import * as styles from './obituary-page.module.css';
import { reading } from './reading-settings.ts';

/** Who died or left, alone on the page, until the reader goes on. What was read at this table does not come again. */
export function ObituaryPage({ draft }: DraftProps) {
  const next = unreadObituary(draft);
  return next === null ? null : <Page key={next.name} draft={draft} obituary={next} />;
}

function Page({ draft, obituary }: DraftProps & { readonly obituary: Obituary }) {
  const { person, day, event, prose } = obituary;
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), []);
  const about = useId();
  return (
    <section class={styles.obituary} data-size={reading.size.value} aria-label={say(draft, 'obituary.label')}>
      <div ref={scrollStop} class={`${styles.obituaryColumn} fading`}>
        <Portrait person={person} size={6} />
        {/* With the button these lines are read aloud; the prose is read as it happens. */}
        <div id={about} class={styles.obituaryAbout}>
          <h2>{say(draft, 'obituary.name', { person })}</h2>
          <p>
            {say(draft, 'obituary.day', { day })} {draft.say(eventText(event))}
          </p>
        </div>
        {prose.map((text) => (
          <p key={text.key} class={styles.obituaryProse} lang={bookLanguage(draft, text.key)}>
            {draft.say(text)}
          </p>
        ))}
      </div>
      <button
        ref={button}
        type="button"
        aria-describedby={about}
        onClick={() => putAway(draft, obituary)}
        onKeyDown={(pressed) => {
          // The key that confirmed the last answer may still be held down.
          if (pressed.repeat) pressed.preventDefault();
        }}
      >
        {say(draft, 'obituary.go-on')}
      </button>
    </section>
  );
}
