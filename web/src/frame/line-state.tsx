import type { AnswerDraft } from '../draft/answer-draft.ts';
import { t } from '../i18n/translate.ts';
import { BarIcon } from '../ui/bar-icon.tsx';

/** Says so while the line to the table is not there. */
export function LineState({ draft }: { readonly draft: AnswerDraft }) {
  const line = draft.table.company?.line.value ?? 'connected';
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
