import { useId, useRef } from 'preact/hooks';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import { t } from '../i18n/translate.ts';
import { download } from '../record/download.ts';
import { isOver, isStopped } from '../table/is-over.ts';
import { Icon } from '../ui/icon.tsx';
import { go } from '../ui/navigation.ts';
import { CopyLink } from './copy-link.tsx';

/** The menu of what is seldom needed. */
export function Menu({ draft }: { readonly draft: AnswerDraft }) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { table } = draft;
  const { company } = table;
  const isPlaying = company !== null && company.seat.value !== null && !isOver(table) && !isStopped(table);
  const keep = async () => download(`vigilia-${table.game}.jsonl`, await table.record());
  const again = async () => {
    const next = await table.rematch();
    if (typeof next === 'string') go(next);
    else draft.refusal.value = next;
  };
  const leave = async () => {
    list.current?.hidePopover();
    draft.refusal.value = (await company?.stand()) ?? null;
  };
  return (
    <>
      <button type="button" class="bar-button" popovertarget={id}>
        <Icon name="menu" />
        <span class="heard-only">{t('frame.menu')}</span>
      </button>
      <div id={id} ref={list} class="menu" popover="auto">
        <a class="button" href={`/rules/${table.game}`} target="_blank" rel="noopener">
          {t('frame.rulebook')}
        </a>
        {table.where === 'online' && <CopyLink />}
        {isPlaying && (
          <button type="button" onClick={() => void leave()}>
            {t('frame.leave-seat')}
          </button>
        )}
        {isOver(table) && (
          <button type="button" onClick={() => void keep()}>
            {t('after.download')}
          </button>
        )}
        {isOver(table) && table.where !== 'replay' && (
          <button type="button" onClick={() => void again()}>
            {t('after.rematch')}
          </button>
        )}
      </div>
    </>
  );
}
