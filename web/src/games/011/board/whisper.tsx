import type { Eleven } from '@vigilia/game-011';
import { aboutPlan } from '@vigilia/kernel';
import type { Desk } from '../../../table/desk.ts';
import { ClauseLink } from '../asking/clause-link.tsx';
import './whisper.css';

/** Why a wish was not granted, where the question that usually says so is out of sight. */
export function Whisper({ desk }: { readonly desk: Desk<Eleven> }) {
  const refusal = desk.refusal.value;
  return (
    <div class="whisper" role="status">
      {refusal !== null && (
        <p>
          {'taken' in refusal && desk.say(aboutPlan(refusal))} {desk.say(refusal.reason)}{' '}
          {refusal.clause !== null && <ClauseLink clause={refusal.clause} />}
        </p>
      )}
    </div>
  );
}
