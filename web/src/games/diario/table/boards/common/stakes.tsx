import type { Text } from '@vigilia/kernel';
import type { DraftProps } from '../../asked.ts';
import { type StakeRow, stakeRows } from './stake-rows.ts';
import * as styles from './stakes.module.css';

interface Props extends DraftProps {
  readonly texts: readonly Text[];
}

/** What a choice costs, brings and risks, a row a case. */
export function Stakes({ draft, texts }: Props) {
  return (
    <span class={styles.stakes}>
      {stakeRows(texts).map(({ labels, brings, die }, index) => (
        <span key={index} class={styles.stakesRow}>
          {die !== null && <Die kind={die} />}
          {labels.map((label, place) => (
            <span key={place} class={styles.stakesWhen}>
              {draft.say(label)}{' '}
            </span>
          ))}
          {brings.map((text, place) => (
            <span key={place}>{draft.say(text)} </span>
          ))}
        </span>
      ))}
    </span>
  );
}

type Die = NonNullable<StakeRow['die']>;

const LINES: Readonly<Record<Die, string>> = {
  d10: 'M8 1l6 6-6 8-6-8zM2 7l4 2h4l4-2M6 9l2-8 2 8-2 6z',
  grey: 'M3 2h10q1 0 1 1v10q0 1-1 1H3q-1 0-1-1V3q0-1 1-1zM5.5 5.5v.01M8 8v.01M10.5 10.5v.01',
};

/** The die that is thrown, beside words that say so. */
function Die({ kind }: { readonly kind: Die }) {
  return (
    <svg class={styles.stakesDie} viewBox="0 0 16 16" aria-hidden="true">
      <path d={LINES[kind]} />
    </svg>
  );
}
