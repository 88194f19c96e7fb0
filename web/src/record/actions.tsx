import type { Kinds } from '@vigilia/kernel';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import { t } from '../i18n/translate.ts';
import { go, route } from '../platform/navigation.ts';
import { download } from './download.ts';
import * as record from './record.module.css';

/** What can be done with a finished game: play again, replay, download. */
export function RecordActions<K extends Kinds>({ draft }: { readonly draft: AnswerDraft<K> }) {
  const { table } = draft;
  const where = route.value;
  const keep = async () => download(`vigilia-${table.game}.jsonl`, await table.record());
  const again = async () => {
    const next = await table.rematch();
    if (typeof next === 'string') go(next);
    else draft.refusal.value = next;
  };
  return (
    <div class={record.afterActions}>
      <button type="button" class="main" onClick={() => void again()}>
        {t('after.rematch')}
      </button>
      {'id' in where && where.id !== null && (
        <a class="button" href={`/replay/${where.page}/${where.id}`}>
          {t('after.replay')}
        </a>
      )}
      <button type="button" onClick={() => void keep()}>
        {t('after.download')}
      </button>
      <a class="button" href="/">
        {t('after.home')}
      </a>
    </div>
  );
}
