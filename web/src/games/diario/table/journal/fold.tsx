import type { ComponentChildren } from 'preact';
import * as styles from './fold.module.css';

interface Props {
  readonly name: string;
  readonly summary: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A line of the Journal that opens. */
export function Fold({ name, summary, children }: Props) {
  return (
    <details
      class={styles.fold}
      name="journal-fold"
      data-fold={name}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !event.currentTarget.open) return;
        event.stopPropagation();
        event.currentTarget.open = false;
      }}
    >
      <summary>{summary}</summary>
      <div class={styles.foldInside}>{children}</div>
    </details>
  );
}
