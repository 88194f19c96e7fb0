import type { AnswerDraft } from '../draft/answer-draft.ts';
import { t } from '../i18n/translate.ts';
import type { LogEntry } from '../table/table.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { WayBack } from './way-back.ts';

interface AskBackProps {
  readonly draft: AnswerDraft;
  readonly ways: readonly WayBack[];
  readonly onClose: () => void;
}

/** Which moment to ask the others to go back to. */
export function AskBack({ draft, ways, onClose }: AskBackProps) {
  const ask = async (backTo: number) => {
    onClose();
    draft.refusal.value = (await draft.table.company?.askUndo(backTo)) ?? null;
  };
  return (
    <Dialog title={t('frame.ask-back-title')} onClose={onClose}>
      <p>{t('frame.ask-back-why')}</p>
      <ul class="ask-back">
        {ways.map(({ entry, backTo }) => (
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

/** What a deed is called by: the first thing that came of it. */
export function sentenceOf(draft: AnswerDraft, { events: [first] }: LogEntry): string {
  return first === undefined ? '' : draft.say(draft.ui.eventText(first));
}
