import { useSignal } from '@preact/signals';
import { useId, useRef } from 'preact/hooks';
import type { AnswerDraft } from '../../draft/answer-draft.ts';
import { t } from '../../i18n/translate.ts';
import { go, openSheet, route } from '../../platform/navigation.ts';
import { download } from '../../record/download.ts';
import { isOver, isStopped } from '../../table/table.ts';
import { Icon } from '../../ui/icon.tsx';
import * as bar from './bar.module.css';
import { GiveUpDialog, LocalMenu } from './local-menu.tsx';

/** The menu of what is seldom needed. */
export function Menu({ draft }: { readonly draft: AnswerDraft }) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const isGivingUp = useSignal(false);
  const { table, ui } = draft;
  const { company } = table;
  const where = route.value;
  const here = where.page === 'here' ? where.id : null;
  const isPlaying = company !== null && company.seat.value !== null && !isOver(table) && !isStopped(table);
  const hide = () => list.current?.hidePopover();
  const sheet = () => {
    hide();
    if (ui.sheet !== undefined) openSheet(ui.sheet.name);
  };
  const keep = async () => download(`vigilia-${table.game}.jsonl`, await table.record());
  const again = async () => {
    const next = await table.rematch();
    if (typeof next === 'string') go(next);
    else draft.refusal.value = next;
  };
  const leave = async () => {
    hide();
    draft.refusal.value = (await company?.stand()) ?? null;
  };
  const giveUp = () => {
    hide();
    isGivingUp.value = true;
  };
  return (
    <>
      <button type="button" class={bar.barButton} popovertarget={id}>
        <Icon name="menu" />
        <span class="heard-only">{t('frame.menu')}</span>
      </button>
      <div id={id} ref={list} class={bar.menu} popover="auto">
        <a class="button" href={`/rules/${table.game}`} target="_blank" rel="noopener">
          {t('frame.rulebook')}
        </a>
        {ui.sheet !== undefined && (
          <button type="button" onClick={sheet}>
            {t(ui.sheet.title)}
          </button>
        )}
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
        {(here !== null || (isOver(table) && table.where !== 'replay')) && (
          <button type="button" onClick={() => void again()}>
            {t(isOver(table) ? 'after.rematch' : 'menu.new-game')}
          </button>
        )}
        {here !== null && <LocalMenu draft={draft} id={here} giveUp={giveUp} />}
      </div>
      {here !== null && isGivingUp.value && <GiveUpDialog draft={draft} id={here} isOpen={isGivingUp} />}
    </>
  );
}

/** Copies the address of this table. */
function CopyLink() {
  const isCopied = useSignal(false);
  const copy = async () => {
    await navigator.clipboard.writeText(location.origin + location.pathname);
    isCopied.value = true;
  };
  return (
    <button type="button" onClick={() => void copy()}>
      <span role="status">{t(isCopied.value ? 'frame.link-copied' : 'frame.copy-link')}</span>
    </button>
  );
}
