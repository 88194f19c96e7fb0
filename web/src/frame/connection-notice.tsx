import type { AnswerDraft } from '../draft/answer-draft.ts';
import { t } from '../i18n/translate.ts';
import { Icon } from '../ui/icon.tsx';

/** Says that the table is not connected. */
export function ConnectionNotice({ draft }: { readonly draft: AnswerDraft }) {
  const connection = draft.table.company?.connection.value ?? 'connected';
  return (
    <p class="bar-connection" role="status">
      {connection !== 'connected' && (
        <>
          <Icon name="offline" />
          {t(connection === 'connecting' ? 'frame.connecting' : 'frame.lost')}
        </>
      )}
    </p>
  );
}
