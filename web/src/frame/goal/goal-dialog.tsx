import type { ComponentChildren } from 'preact';
import { CheckList } from '../../answering/check-list.tsx';
import type { AnswerDraft } from '../../draft/answer-draft.ts';
import type { GameGoal } from '../../draft/game-goal.ts';
import { t } from '../../i18n/translate.ts';
import { Dialog } from '../../ui/dialog.tsx';

interface Props {
  readonly draft: AnswerDraft;
  readonly goal: GameGoal;
  readonly onClose: () => void;
  /** What wins. */
  readonly children: ComponentChildren;
}

/** What the viewer's own victory still lacks, above what wins. */
export function GoalDialog({ draft, goal, onClose, children }: Props) {
  const view = draft.table.view.value;
  const own = view === null ? null : goal.checklistOf(view, draft.table.assist.value);
  return (
    <Dialog title={t('goal.title')} onClose={onClose}>
      {own !== null && (
        <>
          <h3>{draft.say(own.heading)}</h3>
          <CheckList draft={draft} checks={own.checks} />
        </>
      )}
      {children}
    </Dialog>
  );
}
