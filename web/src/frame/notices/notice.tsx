import { effect, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { AnswerDraft } from '../../draft/answer-draft.ts';
import { t } from '../../i18n/translate.ts';
import { orderAnswer } from '../../table/orders.ts';
import * as styles from './notice.module.css';

interface NoticeProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A question or message about the table above the board. It can be folded away. */
export function Notice({ title, children }: NoticeProps) {
  return (
    <details class={styles.notice} data-popover="inside" open>
      <summary>{title}</summary>
      <div class={styles.noticeInside}>{children}</div>
    </details>
  );
}

/** Says that the order of this seat leaves this decision to its owner. */
export function Wake({ draft }: { readonly draft: AnswerDraft }) {
  const woken = useSignal(false);
  useEffect(() => {
    const { order, view } = draft.table;
    let kept: string | null = null;
    let wokenFor: number | null = null;
    return effect(() => {
      const ask = draft.ask.value;
      // The table forgets an order as it wakes its owner, so the one from just before counts too.
      const isAnother = ask === null || (wokenFor !== null && wokenFor !== ask.question);
      kept = isAnother ? order.value : (order.value ?? kept);
      if (isAnother) wokenFor = null;
      if (ask !== null && orderAnswer(draft.ui.orders, kept, view.value, ask) === 'wake')
        wokenFor = ask.question;
      woken.value = ask !== null && wokenFor === ask.question;
    });
  }, [draft]);
  return woken.value ? (
    <Notice title={t('frame.woken')}>
      <p>{t('frame.woken-why')}</p>
    </Notice>
  ) : null;
}
