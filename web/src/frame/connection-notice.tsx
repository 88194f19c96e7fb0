import { t } from '../i18n/translate.ts';
import type { AnswerDraft } from '../table/answer-draft.ts';
import { BarIcon } from '../ui/bar-icon.tsx';

/** Says so while the line to the table is not there. */
export function ConnectionNotice({ draft }: { readonly draft: AnswerDraft }) {
  const line = draft.table.company?.connection.value ?? 'connected';
  return (
    <p class="bar-line" role="status">
      {line !== 'connected' && (
        <>
          <BarIcon name="line" />
          {t(line === 'connecting' ? 'frame.connecting' : 'frame.lost')}
        </>
      )}
    </p>
  );
}
