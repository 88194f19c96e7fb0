import type { Eleven } from '@vigilia/game-011';
import { aboutPlan } from '@vigilia/kernel';
import { t } from '../../../say/voice.ts';
import { Icon } from '../../../shell/icon.tsx';
import type { Desk } from '../../../table/desk.ts';
import { ClauseLink } from './clause-link.tsx';
import './refusal-note.css';

interface Props {
  readonly desk: Desk<Eleven>;
  /** Whether it answers something typed, so that it matters where that stopped making sense. */
  readonly isWriting: boolean;
}

/** Why the latest wish was not granted, or only in part. */
export function RefusalNote({ desk, isWriting }: Props) {
  const refusal = desk.refusal.value;
  return (
    <div role="alert" class="refusal-place">
      {refusal !== null && (
        <p class="refusal">
          <span>
            {'taken' in refusal && desk.say(aboutPlan(refusal))}{' '}
            {isWriting && refusal.column !== undefined && t('asking.column', { column: refusal.column })}{' '}
            {desk.say(refusal.reason)}
          </span>
          {refusal.clause !== null && <ClauseLink clause={refusal.clause} />}
          <button
            type="button"
            class="refusal-dismiss"
            aria-label={t('asking.dismiss')}
            onClick={() => {
              desk.refusal.value = null;
            }}
          >
            <Icon name="close" />
          </button>
        </p>
      )}
    </div>
  );
}
