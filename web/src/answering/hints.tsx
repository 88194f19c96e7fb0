import { useSignal } from '@preact/signals';
import { type Advice, isRefusal, type Kinds } from '@vigilia/kernel';
import { useEffect } from 'preact/hooks';
import type { AskedProps } from '../draft/asked.ts';
import { t } from '../i18n/translate.ts';
import { OptionButton } from './options/option-button.tsx';
import './hints.css';

const MOST = 3;

interface Props<K extends Kinds> extends AskedProps<K> {
  /** A hint lies in the plan of a control, which is shown again. */
  readonly onTaken: () => void;
}

/** What a good player would choose here, and why. */
export function Hints<K extends Kinds>({ draft, asked, onTaken }: Props<K>) {
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
  // The plan is made when the hint is pressed: to make it takes a rehearsal.
  const put = (choice: K['choice']) => () => {
    const plan = draft.answering.planWith?.(asked, draft.plan.value, choice) ?? null;
    if (plan === null) return draft.press([choice]);
    draft.setPlan(plan);
    onTaken();
  };
  return (
    <div class="hints" aria-busy={advice.value === null}>
      <h3 class="option-heading">{t('asking.hints-title')}</h3>
      {advice.value === null && <p>{t('asking.thinking')}</p>}
      <div class="option-rows">
        {(advice.value ?? []).map(({ choice, reasons }) => (
          <OptionButton
            key={draft.lineOf([choice])}
            draft={draft}
            onPress={put(choice)}
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
