import './event.css';
import type { Eleven } from '@vigilia/game-011';
import { ClauseLink } from '../../../answering/clause-link.tsx';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import { named } from '../../../draft/named.ts';
import { pointingAt } from '../../../draft/pointing.ts';
import { t } from '../../../i18n/translate.ts';
import { Icon } from '../emblems/icon.tsx';
import { Forbidden } from './forbidden.tsx';
import { NowTouched } from './now-touched.tsx';
import { touchedBy } from './touched.ts';

/** The Event of the Hour in plain words, and whom it touches as things stand. */
export function EventCard({ draft }: { readonly draft: AnswerDraft<Eleven> }) {
  const view = draft.table.view.value;
  if (view === null) return null;
  const touched = touchedBy(view);
  if (view.event === null || touched === null) return null;
  return (
    <section
      class="event"
      aria-labelledby="event-title"
      data-lit={draft.lit.value.has(`event:${view.event}`)}
      {...pointingAt(draft, [`event:${view.event}`])}
    >
      <h2 id="event-title" class="heard-only">
        {t('event-now.title')}
      </h2>
      <p class="event-words">
        <Icon name="event" /> {named(draft, 'event', view.event)}{' '}
        <ClauseLink game={draft.table.game} clause={`EVT-${view.event}`} />
      </p>
      <div class="event-now">
        <NowTouched draft={draft} touched={touched} />
        <Forbidden draft={draft} blocked={view.blocked} bans={touched.bans} />
      </div>
    </section>
  );
}
