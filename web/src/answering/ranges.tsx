import type { Kinds, Range } from '@vigilia/kernel';
import type { DraftProps } from '../draft/asked.ts';
import { AmountRail } from './options/amount-rail.tsx';

const AMOUNTS_SHOWN = 6;

interface Props<K extends Kinds> extends DraftProps<K> {
  readonly ranges: readonly Range<K['choice']>[];
}

/** A row of amounts for each range of choices, under the words of its first and its last choice. */
export function Ranges<K extends Kinds>({ draft, ranges }: Props<K>) {
  return ranges.map(({ from, to }) => {
    const words = (amount: number) => draft.say(draft.choiceText({ ...from, amount }));
    const label = from.amount === to ? words(to) : `${words(from.amount)} … ${words(to)}`;
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere.
      <div key={label} class="option-group" role="group" aria-label={label}>
        <p class="option-heading" aria-hidden="true">
          {label}
        </p>
        <AmountRail
          draft={draft}
          label={label}
          from={from.amount}
          to={to}
          shown={AMOUNTS_SHOWN}
          choiceOf={(amount) => ({ ...from, amount })}
        />
      </div>
    );
  });
}
