import type { Kinds } from '@vigilia/kernel';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import { t } from '../i18n/translate.ts';
import { go, route } from '../platform/navigation.ts';
import type { Table } from '../table/table.ts';
import { download } from './download.ts';
import * as record from './record.module.css';

/** All that can be done with a game that is over or has stopped, in a row. */
export function RecordActions<K extends Kinds>({ draft }: { readonly draft: AnswerDraft<K> }) {
  return (
    <div class={record.afterActions}>
      <GoOn draft={draft} />
      <KeepRecord table={draft.table} />
    </div>
  );
}

/** Where a finished game leads: to another one, to its replay, home. */
export function GoOn<K extends Kinds>({ draft }: { readonly draft: AnswerDraft<K> }) {
  const where = route.value;
  const again = async () => {
    const next = await draft.table.rematch();
    if (typeof next === 'string') go(next);
    else draft.refusal.value = next;
  };
  return (
    <>
      <button type="button" class="main" onClick={() => void again()}>
        {t('after.rematch')}
      </button>
      {'id' in where && where.id !== null && (
        <a class="button" href={`/replay/${where.page}/${where.id}`}>
          {t('after.replay')}
        </a>
      )}
      <a class="button" href="/">
        {t('after.home')}
      </a>
    </>
  );
}

/** Downloads the record of a finished game. */
export function KeepRecord<K extends Kinds>({ table }: { readonly table: Table<K> }) {
  const keep = async () => download(`vigilia-${table.game}.jsonl`, await table.record());
  return (
    <button type="button" onClick={() => void keep()}>
      {t('after.download')}
    </button>
  );
}
