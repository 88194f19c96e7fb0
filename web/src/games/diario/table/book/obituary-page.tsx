import { eventText } from '@vigilia/game-diario/texts';
import { useId } from 'preact/hooks';
import { scrollStop } from '../../../../platform/scrolling.ts';
import type { DraftProps } from '../asked.ts';
import { Portrait } from '../people/portrait.tsx';
import { say } from '../say.ts';
import { bookLanguage } from './book.tsx';
import { GoOn } from './go-on.tsx';
import type { Obituary } from './obituaries.ts';
import * as styles from './obituary-page.module.css';
import { reading } from './reading-settings.ts';

interface Props extends DraftProps {
  readonly obituary: Obituary;
  readonly onRead: () => void;
}

/** Who died or left, alone on the page, until the reader goes on. */
export function ObituaryPage({ draft, obituary, onRead }: Props) {
  const { person, day, event, prose } = obituary;
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
      <GoOn draft={draft} about={about} onPress={onRead} />
    </section>
  );
}
