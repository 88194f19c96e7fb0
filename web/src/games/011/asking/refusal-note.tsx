import type { Eleven } from '@vigilia/game-011';
import { t } from '../../../say/voice.ts';
import { Icon } from '../../../shell/icon.tsx';
import type { Desk } from '../../../table/desk.ts';
import { ClauseLink } from './clause-link.tsx';

/** Why the latest wish was not granted. */
export function RefusalNote({ desk }: { readonly desk: Desk<Eleven> }) {
  const refusal = desk.refusal.value;
  return (
    <div role="alert" class="refusal-place">
      {refusal !== null && (
        <p class="refusal">
          <span>
            {refusal.column !== undefined && t('asking.column', { column: refusal.column })}{' '}
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
