import { t } from '../i18n/translate.ts';
import type { AnswerDraft } from '../table/answer-draft.ts';
import { BarIcon } from '../ui/bar-icon.tsx';

/** Says that the table is not connected. */
export function ConnectionNotice({ draft }: { readonly draft: AnswerDraft }) {
  const connection = draft.table.company?.connection.value ?? 'connected';
  return (
    <p class="bar-connection" role="status">
      {connection !== 'connected' && (
        <>
          <BarIcon name="offline" />
          {t(connection === 'connecting' ? 'frame.connecting' : 'frame.lost')}
        </>
      )}
    </p>
  );
}
