import type { AnswerDraft } from '../draft/answer-draft.ts';
import type { Sign } from '../draft/legend.ts';
import { ClauseLink } from './clause-link.tsx';
import './sign-row.css';

/** A sign: what it is, what it does, how it stands now, and its rule. */
export function SignRow({ draft, sign }: { readonly draft: AnswerDraft; readonly sign: Sign }) {
  const { Picture, name, what, clause, now } = sign;
  const view = draft.table.view.value;
  const standing = view === null ? null : (now?.(view) ?? null);
  return (
    <div class="sign-row">
      <dt>
        <Picture />
        {draft.say(name)}
      </dt>
      <dd>
        {draft.say(what)} {standing !== null && <b>{draft.say(standing)}</b>}{' '}
        <ClauseLink game={draft.table.game} clause={clause} />
      </dd>
    </div>
  );
}
