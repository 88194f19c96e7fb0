import { useSignal } from '@preact/signals';
import type { Diario } from '@vigilia/game-diario';
import { text } from '@vigilia/kernel';
import type { BookProps, ShelfUi } from '../../../manifest.ts';
import type { Event } from '../asked.ts';
import { summaryIn, summaryOf } from '../ending/summary.ts';
import { Portrait } from '../people/portrait.tsx';
import * as styles from './book-on-shelf.module.css';
import { Titles } from './titles.tsx';

/** The shelf of Diaries. */
export const shelf: ShelfUi<Diario> = {
  summaryOf: (view, events) => summaryOf(view, events as readonly Event[]),
  Book,
};

/** A Diary on the shelf: how it ended, its people and their fates, and what was read. */
function Book({ content, href, about, say }: BookProps) {
  const isOpen = useSignal(false);
  const summary = summaryIn(content);
  if (summary === null)
    return (
      <article class={styles.bookOnShelf}>
        <h2>
          <a href={href}>{say(text('shelf.unread'))}</a>
        </h2>
        <p class={styles.about}>{about}</p>
      </article>
    );
  const { how, score, days, people, read } = summary;
  return (
    <article class={styles.bookOnShelf} data-how={how}>
      <h2>
        <a href={href}>{say(text(`ending.${how}`))}</a>
      </h2>
      <p class={styles.about}>{about}</p>
      <p>
        {say(text('shelf.days', { days }))}
        {score !== null && ` · ${say(text('epilogue.score', { score: String(score).replace('-', '−') }))}`}
      </p>
      <ul class={styles.people}>
        {people.map((lot) => (
          <li key={lot.id} data-fate={lot.fate}>
            <Portrait person={lot.id} size={3} />
            {lot.fate === 'lived' ? (
              <b>{say(text(`person.${lot.id}`))}</b>
            ) : (
              <span>
                <s>{say(text(`person.${lot.id}`))}</s>
                <small>{say(text('people.gone-since', { day: lot.day, cause: lot.fate }))}</small>
              </span>
            )}
          </li>
        ))}
      </ul>
      {read.length > 0 && (
        <details
          class="unfold"
          onToggle={({ currentTarget }) => {
            isOpen.value = currentTarget.open;
          }}
        >
          <summary>{say(text('shelf.read', { count: read.length }))}</summary>
          {isOpen.value && <Titles stories={read} say={say} />}
        </details>
      )}
    </article>
  );
}
