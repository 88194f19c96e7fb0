import { useSignal } from '@preact/signals';
import { eventText } from '@vigilia/game-diario/texts';
import type { DraftProps } from '../asked.ts';
import { Portrait } from '../people/portrait.tsx';
import { say } from '../say.ts';
import { bookLanguage } from './book.ts';
import { namesBefore, nextToRead, obituariesOf } from './obituaries.ts';
import { reading } from './reading-settings.ts';
import './obituary-page.css';

/** The address of a table is its name on this device. */
const keyOf = () => `vigilia.diario-mourned.${location.pathname}`;

/** Who died or left, alone on the page, until the reader goes on. What was read at this table does not come again. */
export function ObituaryPage({ draft }: DraftProps) {
  const all = obituariesOf(draft.table.log.value);
  const today = draft.table.view.value?.day ?? 1;
  const read = useSignal(localStorage.getItem(keyOf())?.split(' ') ?? namesBefore(all, today));
  if (draft.table.where === 'replay') return null;
  const next = nextToRead(all, read.value);
  if (next === null) return null;
  const goOn = () => {
    read.value = [...read.value, next.name];
    localStorage.setItem(keyOf(), read.value.join(' '));
  };
  return (
    <section class="obituary" data-size={reading.size.value} aria-label={say(draft, 'obituary.label')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls. */}
      <div class="obituary-column" tabIndex={0}>
        <Portrait person={next.person} size={6} />
        <h2>{say(draft, 'obituary.name', { person: next.person })}</h2>
        <p class="obituary-line">
          {say(draft, 'obituary.day', { day: next.day })} {draft.say(eventText(next.event))}
        </p>
        {next.prose.map((text) => (
          <p key={text.key} class="obituary-prose" lang={bookLanguage(draft, text.key)}>
            {draft.say(text)}
          </p>
        ))}
      </div>
      <button type="button" onClick={goOn}>
        {say(draft, 'obituary.go-on')}
      </button>
    </section>
  );
}
