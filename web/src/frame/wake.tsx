import { effect, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import { t } from '../i18n/translate.ts';
import { isWoken } from './is-woken.ts';
import { Notice } from './notice.tsx';

/** An order that was left behind leaves this decision to whoever left it. */
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
      if (ask !== null && isWoken(draft.ui.orders, kept, view.value, ask)) wokenFor = ask.question;
      woken.value = ask !== null && wokenFor === ask.question;
    });
  }, [draft]);
  return woken.value ? (
    <Notice title={t('frame.woken')}>
      <p>{t('frame.woken-why')}</p>
    </Notice>
  ) : null;
}
