import type { Eleven } from '@vigilia/game-011';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import { t } from '../../../i18n/translate.ts';
import { scrollStop } from '../../../platform/scrolling.ts';
import { PlayerRow } from './player.tsx';
import { seatsInOrder } from './seating.ts';
import { Stacks } from './stacks.tsx';
import './players.css';

/** Everybody in the order of this Hour, and what lies beside the board. */
export function Players({ draft }: { readonly draft: AnswerDraft<Eleven> }) {
  const view = draft.table.view.value;
  if (view === null) return null;
  return (
    <section ref={scrollStop} class="players" aria-labelledby="players-title">
      <h2 id="players-title" class="heard-only">
        {t('players.title')}
      </h2>
      <ol class="players-list" data-many={view.seats > 4}>
        {seatsInOrder(view).map((seat) => (
          <PlayerRow key={seat} draft={draft} view={view} seat={seat} />
        ))}
      </ol>
      <Stacks draft={draft} view={view} />
    </section>
  );
}
