import type { AnswerDraft } from '../draft/answer-draft.ts';
import { t } from '../i18n/translate.ts';
import { Icon } from '../ui/icon.tsx';

/** On a shared screen, while all look at a question: its person may look at the table alone, behind the curtain. */
export function LookAlone({ draft: { table } }: { readonly draft: AnswerDraft }) {
  const isAlone = table.isAlone?.value ?? null;
  if (isAlone === null) return null;
  return (
    <button
      type="button"
      class="bar-button"
      aria-pressed={isAlone}
      onClick={() => table.lookAlone?.(!isAlone)}
    >
      <Icon name="eye" />
      <span class="bar-word">{t('shared.look-alone')}</span>
    </button>
  );
}
