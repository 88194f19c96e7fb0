import { aboutPlan, type Kinds } from '@vigilia/kernel';
import { ClauseLink } from '../answering/clause-link.tsx';
import type { DraftProps } from '../draft/asked.ts';
import './refusal-strip.css';

/** Why a wish was not granted, where the question that usually says so is out of sight. */
export function RefusalStrip<K extends Kinds>({ draft }: DraftProps<K>) {
  const refusal = draft.refusal.value;
  return (
    <div class="refusal-strip" role="status">
      {refusal !== null && (
        <p>
          {'taken' in refusal && draft.say(aboutPlan(refusal))} {draft.say(refusal.reason)}{' '}
          {refusal.clause !== null && <ClauseLink game={draft.table.game} clause={refusal.clause} />}
        </p>
      )}
    </div>
  );
}
