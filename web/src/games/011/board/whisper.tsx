import type { Eleven } from '@vigilia/game-011';
import { aboutPlan } from '@vigilia/kernel';
import type { AnswerDraft } from '../../../table/answer-draft.ts';
import { ClauseLink } from '../asking/clause-link.tsx';
import './whisper.css';

/** Why a wish was not granted, where the question that usually says so is out of sight. */
export function Whisper({ draft }: { readonly draft: AnswerDraft<Eleven> }) {
  const refusal = draft.refusal.value;
  return (
    <div class="whisper" role="status">
      {refusal !== null && (
        <p>
          {'taken' in refusal && draft.say(aboutPlan(refusal))} {draft.say(refusal.reason)}{' '}
          {refusal.clause !== null && <ClauseLink clause={refusal.clause} />}
        </p>
      )}
    </div>
  );
}
