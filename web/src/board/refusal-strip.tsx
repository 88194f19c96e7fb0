import type { Eleven } from '@vigilia/game-011';
import { ClauseLink } from '../answering/clause-link.tsx';
import type { AnswerDraft } from '../table/answer-draft.ts';
import './refusal-strip.css';

/** Why a wish was not granted, where the question that usually says so is out of sight. */
export function RefusalStrip({ draft }: { readonly draft: AnswerDraft<Eleven> }) {
  const refusal = draft.refusal.value;
  return (
    <div class="whisper" role="status">
      {refusal !== null && (
        <p>
          {draft.say(refusal.reason)} {refusal.clause !== null && <ClauseLink clause={refusal.clause} />}
        </p>
      )}
    </div>
  );
}
