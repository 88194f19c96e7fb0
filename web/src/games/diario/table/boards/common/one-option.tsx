import type { ComponentChildren } from 'preact';
import * as styles from './one-option.module.css';

interface Props {
  /** The options of one question have the same. */
  readonly group: string;
  readonly isChosen: boolean;
  /** An option that cannot be had now stays in sight. */
  readonly isOff?: boolean;
  readonly choose: () => void;
  readonly children: ComponentChildren;
}

/** One of a few options, of which one is chosen. */
export function OneOption({ group, isChosen, isOff = false, choose, children }: Props) {
  return (
    <label class={styles.oneOption} aria-disabled={isOff}>
      <input
        type="radio"
        name={group}
        checked={isChosen}
        aria-disabled={isOff}
        onClick={(event) => {
          if (isOff) event.preventDefault();
        }}
        onChange={() => {
          if (!isOff) choose();
        }}
      />
      {children}
    </label>
  );
}
