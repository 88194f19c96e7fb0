import './ending.css';
import { useSignal } from '@preact/signals';
import { type Eleven, game } from '@vigilia/game-011';
import { message } from '@vigilia/game-011/texts';
import { isRefusal, text } from '@vigilia/kernel';
import { useEffect } from 'preact/hooks';
import { t } from '../../../i18n/translate.ts';
import { RecordActions } from '../../../record/actions.tsx';
import { recordingOf } from '../../../record/recording.ts';
import { VerifyRecord } from '../../../record/verify-record.tsx';
import type { AnswerDraft } from '../../../table/answer-draft.ts';
import { Icon } from '../emblems/icon.tsx';
import { type Known, whenKnown } from './known.ts';

const ICONS = { hero: 'hero', fenrir: 'fenrir', ragnarok: 'wolf' } as const;

/** How a game of 011 ended, what was hidden, and what anybody could have known. */
export function Ending({ draft }: { readonly draft: AnswerDraft<Eleven> }) {
  const known = useSignal<readonly Known[]>([]);
  const isHidden = useSignal(false);
  const view = draft.table.view.value;
  const isOver = view?.over != null;
  useEffect(() => {
    if (!isOver || draft.table.where === 'replay') return;
    void draft.table.record().then((file) => {
      const recording = recordingOf(game, file);
      if (!isRefusal(recording)) known.value = whenKnown(recording, game.view);
    });
  }, [isOver]);
  // Whoever watches a replay came from here.
  if (view == null || view.over === null || draft.table.where === 'replay') return null;
  const { how, winner } = view.over;
  const chosen = Object.entries(view.shown).find(([, where]) => where === 'chosen')?.[0];
  const fenrir = view.players.findIndex(({ role }) => role === 'fenrir');
  if (isHidden.value) {
    return (
      <button type="button" class="ending-again" onClick={() => (isHidden.value = false)}>
        {t('ending-page.again')}
      </button>
    );
  }
  return (
    <section class="ending" data-how={how} aria-labelledby="ending-title">
      <Icon name={ICONS[how]} size={56} />
      <h2 id="ending-title">
        {draft.say(
          how === 'ragnarok' ? message('ending.ragnarok') : message(`ending.${how}`, { seat: winner ?? 0 }),
        )}
      </h2>
      <ul class="ending-facts">
        {chosen !== undefined && <li>{draft.say(text('event.chosen-was', { character: chosen }))}</li>}
        {fenrir >= 0 && <li>{draft.say(text('event.fenrir-was', { seat: fenrir }))}</li>}
        {known.value.map(({ seat, at, hour }) => (
          <li key={seat}>
            {at === null || hour === null
              ? draft.say(text('ending-page.never-known', { seat }))
              : draft.say(text('ending-page.could-have-known', { seat, hour }))}
          </li>
        ))}
      </ul>
      <VerifyRecord draft={draft} />
      <RecordActions draft={draft} />
      <button type="button" onClick={() => (isHidden.value = true)}>
        {t('ending-page.look')}
      </button>
    </section>
  );
}
