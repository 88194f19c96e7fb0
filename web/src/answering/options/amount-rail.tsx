import type { Choice, Kinds } from '@vigilia/kernel';
import type { DraftProps } from '../../draft/asked.ts';
import { t } from '../../i18n/translate.ts';
import * as styles from './amount-rail.module.css';
import { optionProps } from './option-button.tsx';

interface Props<K extends Kinds> extends DraftProps<K> {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  /** How many amounts stand in the row by themselves. */
  readonly shown: number;
  readonly choiceOf: (amount: number) => K['choice'];
}

/** An amount between two bounds: the next few to press, all of them to write or step through. */
export function AmountRail<K extends Kinds>({ draft, label, from, to, shown, choiceOf }: Props<K>) {
  const [drafted] = draft.plan.value.flatMap((choice) => amountIn(choice) ?? []);
  const amount = drafted ?? from;
  const setAmount = (wished: number) => {
    const within = Math.min(to, Math.max(from, Math.round(wished)));
    if (!Number.isNaN(within)) draft.setPlan([choiceOf(within)]);
  };
  const near = Array.from({ length: Math.min(shown, to - from + 1) }, (_, step) => from + step);
  return (
    <div class={styles.rail}>
      {near.map((each) => (
        <button key={each} class={styles.railAmount} {...optionProps(draft, [choiceOf(each)])}>
          {each}
        </button>
      ))}
      {to - from >= shown && (
        <span class={styles.railStepper}>
          <button
            type="button"
            aria-label={t('asking.less')}
            aria-disabled={amount <= from}
            onClick={() => setAmount(amount - 1)}
          >
            −
          </button>
          <input
            aria-label={label}
            type="number"
            inputMode="numeric"
            min={from}
            max={to}
            value={amount}
            onChange={({ currentTarget }) => setAmount(currentTarget.valueAsNumber)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              const { valueAsNumber } = event.currentTarget;
              if (valueAsNumber >= from && valueAsNumber <= to) draft.press([choiceOf(valueAsNumber)]);
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

function amountIn(choice: Choice): number | null {
  return 'amount' in choice && typeof choice.amount === 'number' ? choice.amount : null;
}
