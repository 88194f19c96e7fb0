import type { Share } from '@vigilia/game-diario';
import type { ComponentChildren } from 'preact';
import type { DraftProps } from '../../asked.ts';
import { say } from '../../say.ts';
import * as styles from './shares.module.css';

/** A row of what is split. */
export interface Row extends Share {
  /** Its name in a few words. */
  readonly label: string;
  /** What becomes of it with this share. */
  readonly after: string;
  /** A loss that cannot be mended. */
  readonly isGrave?: boolean;
  readonly picture?: ComponentChildren;
}

interface Props extends DraftProps {
  readonly title: string;
  /** How much is still to be split. */
  readonly left: number;
  readonly rows: readonly Row[];
  readonly onChange: (shares: readonly Share[]) => void;
}

/** Something split by steppers, one row each. */
export function Shares({ draft, title, left, rows, onChange }: Props) {
  const change = (changed: Row, by: number) => {
    const count = Math.min(changed.most, Math.max(0, changed.count + by));
    if (count !== changed.count) onChange(rows.map((row) => (row === changed ? { ...row, count } : row)));
  };
  return (
    <fieldset class={styles.shares}>
      <legend class={styles.sharesTitle}>
        {title}
        <span class={styles.sharesLeft} aria-live="polite" data-open={left > 0 ? '' : undefined}>
          {say(draft, 'raid-board.left', { count: left })}
        </span>
      </legend>
      {rows.map((row) => (
        <div key={row.label} class={styles.share} data-grave={row.isGrave === true ? '' : undefined}>
          {row.picture}
          <span class={styles.shareWords}>
            <span>{row.label}</span>
            <span class={styles.shareAfter}>{row.after}</span>
          </span>
          <Step
            label={say(draft, 'raid-board.less', { what: row.label })}
            sign="−"
            isOff={row.count === 0}
            onStep={() => change(row, -1)}
          />
          <b class={styles.shareCount}>{row.count}</b>
          <Step
            label={say(draft, 'raid-board.more', { what: row.label })}
            sign="+"
            isOff={row.count >= row.most || left === 0}
            onStep={() => change(row, 1)}
          />
        </div>
      ))}
    </fieldset>
  );
}

interface StepProps {
  readonly label: string;
  readonly sign: string;
  readonly isOff: boolean;
  readonly onStep: () => void;
}

function Step({ label, sign, isOff, onStep }: StepProps) {
  return (
    <button
      type="button"
      class={styles.shareStep}
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onStep();
      }}
    >
      {sign}
    </button>
  );
}
