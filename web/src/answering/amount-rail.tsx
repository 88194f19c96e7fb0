import type { Eleven } from '@vigilia/game-011';
import { useId } from 'preact/hooks';
import type { Choice } from '../games/011/asking/asked.ts';
import { t } from '../i18n/translate.ts';
import type { AnswerDraft } from '../table/answer-draft.ts';
import { optionProps, press } from './press.ts';
import './amount-rail.css';

interface Props {
  readonly draft: AnswerDraft<Eleven>;
  readonly label: string;
  readonly from: number;
  readonly to: number;
  /** How many amounts stand in the row by themselves. */
  readonly shown: number;
  readonly choiceOf: (amount: number) => Choice;
}

/** An amount between two bounds: the next few to press, all of them to write or step through. */
export function AmountRail({ draft, label, from, to, shown, choiceOf }: Props) {
  const id = useId();
  const drafted = draft.plan.value.find((choice) => 'amount' in choice);
  const amount = drafted !== undefined && 'amount' in drafted ? drafted.amount : from;
  const setAmount = (wished: number) => {
    const within = Math.min(to, Math.max(from, Math.round(wished)));
    if (!Number.isNaN(within)) draft.setPlan([choiceOf(within)]);
  };
  const near = Array.from({ length: Math.min(shown, to - from + 1) }, (_, step) => from + step);
  return (
    <div class="rail">
      {near.map((each) => (
        <button key={each} class="rail-amount" {...optionProps(draft, [choiceOf(each)])}>
          {each}
        </button>
      ))}
      {to - from >= shown && (
        <span class="rail-stepper">
          <button
            type="button"
            aria-label={t('asking.less')}
            aria-disabled={amount <= from}
            onClick={() => setAmount(amount - 1)}
          >
            −
          </button>
          <label class="heard-only" for={id}>
            {label}
          </label>
          <input
            id={id}
            type="number"
            inputMode="numeric"
            min={from}
            max={to}
            value={amount}
            onChange={({ currentTarget }) => setAmount(currentTarget.valueAsNumber)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              const { valueAsNumber } = event.currentTarget;
              if (valueAsNumber >= from && valueAsNumber <= to) press(draft, [choiceOf(valueAsNumber)]);
            }}
          />
          <button
            type="button"
            aria-label={t('asking.more')}
            aria-disabled={amount >= to}
            onClick={() => setAmount(amount + 1)}
          >
            +
          </button>
        </span>
      )}
    </div>
  );
}
