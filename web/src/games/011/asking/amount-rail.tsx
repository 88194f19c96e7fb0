import type { Eleven } from '@vigilia/game-011';
import { useId } from 'preact/hooks';
import { t } from '../../../i18n/translate.ts';
import type { Desk } from '../../../table/answer-draft.ts';
import type { Choice } from './asked.ts';
import { optionProps, press } from './press.ts';
import './amount-rail.css';

interface Props {
  readonly desk: Desk<Eleven>;
  readonly label: string;
  readonly from: number;
  readonly to: number;
  /** How many amounts stand in the row by themselves. */
  readonly shown: number;
  readonly choiceOf: (amount: number) => Choice;
}

/** An amount between two bounds: the next few to press, all of them to write or step through. */
export function AmountRail({ desk, label, from, to, shown, choiceOf }: Props) {
  const id = useId();
  const drafted = desk.draft.value.find((choice) => 'amount' in choice);
  const amount = drafted !== undefined && 'amount' in drafted ? drafted.amount : from;
  const draft = (wished: number) => {
    const within = Math.min(to, Math.max(from, Math.round(wished)));
    if (!Number.isNaN(within)) desk.setDraft([choiceOf(within)]);
  };
  const near = Array.from({ length: Math.min(shown, to - from + 1) }, (_, step) => from + step);
  return (
    <div class="rail">
      {near.map((each) => (
        <button key={each} class="rail-amount" {...optionProps(desk, [choiceOf(each)])}>
          {each}
        </button>
      ))}
      {to - from >= shown && (
        <span class="rail-stepper">
          <button
            type="button"
            aria-label={t('asking.less')}
            aria-disabled={amount <= from}
            onClick={() => draft(amount - 1)}
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
            onChange={({ currentTarget }) => draft(currentTarget.valueAsNumber)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              const { valueAsNumber } = event.currentTarget;
              if (valueAsNumber >= from && valueAsNumber <= to) press(desk, [choiceOf(valueAsNumber)]);
            }}
          />
          <button
            type="button"
            aria-label={t('asking.more')}
            aria-disabled={amount >= to}
            onClick={() => draft(amount + 1)}
          >
            +
          </button>
        </span>
      )}
    </div>
  );
}
