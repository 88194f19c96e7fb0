import type { AnswerDraft } from '../draft/answer-draft.ts';
import { t } from '../i18n/translate.ts';
import type { LogEntry } from '../table/table.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { UndoTarget } from './undo-targets.ts';

interface AskBackProps {
  readonly draft: AnswerDraft;
  readonly targets: readonly UndoTarget[];
  readonly onClose: () => void;
}

/** Asks which moment the others should agree to go back to. */
export function AskUndo({ draft, targets, onClose }: AskBackProps) {
  const ask = async (backTo: number) => {
    onClose();
    draft.refusal.value = (await draft.table.company?.askUndo(backTo)) ?? null;
  };
  return (
    <Dialog title={t('frame.ask-back-title')} onClose={onClose}>
      <p>{t('frame.ask-back-why')}</p>
      <ul class="ask-back">
        {targets.map(({ entry, backTo }) => (
          <li key={backTo}>
            <button type="button" onClick={() => void ask(backTo)}>
              {t('frame.before', { deed: sentenceOf(draft, entry) })}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Names an entry by the sentence of its first event. */
export function sentenceOf(draft: AnswerDraft, { events: [first] }: LogEntry): string {
  return first === undefined ? '' : draft.say(draft.ui.eventText(first));
}
