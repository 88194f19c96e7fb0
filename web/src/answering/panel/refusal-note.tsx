import { aboutPlan, type Kinds } from '@vigilia/kernel';
import type { DraftProps } from '../../draft/asked.ts';
import { t } from '../../i18n/translate.ts';
import { Icon } from '../../ui/icon.tsx';
import { ClauseLink } from '../clause-link.tsx';
import * as styles from './refusal-note.module.css';

interface Props<K extends Kinds> extends DraftProps<K> {
  /** Whether it answers something typed, so that it matters where that stopped making sense. */
  readonly isWriting: boolean;
}

/** Why the latest wish was not granted, or only in part. */
export function RefusalNote<K extends Kinds>({ draft, isWriting }: Props<K>) {
  const refusal = draft.refusal.value;
  return (
    <div role="alert" class={styles.refusalPlace}>
      {refusal !== null && (
        <p class={styles.refusal}>
          <span>
            {'taken' in refusal && draft.say(aboutPlan(refusal))}{' '}
            {isWriting && refusal.column !== undefined && t('asking.column', { column: refusal.column })}{' '}
            {draft.say(refusal.reason)}
          </span>
          {refusal.clause !== null && <ClauseLink game={draft.table.game} clause={refusal.clause} />}
          <button
            type="button"
            class={styles.refusalDismiss}
            aria-label={t('asking.dismiss')}
            onClick={() => {
              draft.refusal.value = null;
            }}
          >
            <Icon name="close" />
          </button>
        </p>
      )}
    </div>
  );
}
