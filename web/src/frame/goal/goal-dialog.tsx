import { CheckList } from '../../answering/check-list.tsx';
import { t } from '../../i18n/translate.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { GoalLines, type GoalProps } from './first-goal.tsx';

interface Props extends GoalProps {
  readonly onClose: () => void;
}

/** What wins, and what the viewer's own victory still lacks. */
export function GoalDialog({ draft, goal, onClose }: Props) {
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
      <GoalLines draft={draft} goal={goal} />
    </Dialog>
  );
}
