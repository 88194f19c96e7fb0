import type { Kinds } from '@vigilia/kernel';
import type { DraftProps } from '../../draft/asked.ts';
import * as styles from './one-press.module.css';

/** What the options wait for: one press, which keeps what is drafted. */
export function ComesFirst<K extends Kinds>({ draft }: DraftProps<K>) {
  const { value: first } = draft.first;
  return (
    <div aria-live="polite" class={styles.comesFirst}>
      {first !== null && (
        <>
          <p>{draft.say(first.why)}</p>
          <button
            type="button"
            class="main"
            aria-keyshortcuts="Enter"
            aria-disabled={draft.isSending.value}
            onClick={() => void draft.answerFirst()}
          >
            {draft.say(first.text)}
          </button>
        </>
      )}
    </div>
  );
}

/** The rest of a game that is won, in one press. */
export function WinningEnd<K extends Kinds>({ draft }: DraftProps<K>) {
  const { value: end } = draft.winningEnd;
  if (end === null) return null;
  return (
    <button
      type="button"
      class={`main ${styles.winningEnd}`}
      aria-keyshortcuts={draft.plan.value.length === 0 ? 'Enter' : undefined}
      aria-disabled={draft.isSending.value}
      onClick={() => void draft.win()}
    >
      {draft.say(end.text)}
    </button>
  );
}
