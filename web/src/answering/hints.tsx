import { useSignal } from '@preact/signals';
import { type Advice, isRefusal, type Kinds } from '@vigilia/kernel';
import { useEffect } from 'preact/hooks';
import type { DraftProps } from '../draft/asked.ts';
import { t } from '../i18n/translate.ts';
import { OptionButton } from './options/option-button.tsx';
import './hints.css';

const MOST = 3;

/** What a good player would choose here, and why. */
export function Hints<K extends Kinds>({ draft }: DraftProps<K>) {
  const advice = useSignal<readonly Advice<K>[] | null>(null);
  useEffect(() => {
    let isHere = true;
    void draft.table.hint().then((given) => {
      if (!isHere) return;
      if ('refused' in given && isRefusal(given)) draft.refusal.value = given;
      else advice.value = (given as readonly Advice<K>[]).slice(0, MOST);
    });
    return () => {
      isHere = false;
    };
  }, [draft, advice]);
  return (
    <div class="hints" aria-busy={advice.value === null}>
      <h3 class="option-heading">{t('asking.hints-title')}</h3>
      {advice.value === null && <p>{t('asking.thinking')}</p>}
      <div class="option-rows">
        {(advice.value ?? []).map(({ choice, reasons }) => (
          <OptionButton
            key={draft.lineOf([choice])}
            draft={draft}
            option={{
              choices: [choice],
              label: draft.choiceText(choice),
              notes: reasons.slice(0, 2).map((reason) => ({ icon: null, text: reason })),
            }}
          />
        ))}
      </div>
    </div>
  );
}
