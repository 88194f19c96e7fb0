import { useSignal, useSignalEffect } from '@preact/signals';
import { useKey } from '../../board/use-key.ts';
import type { AnswerDraft } from '../../draft/answer-draft.ts';
import { t } from '../../i18n/translate.ts';
import { isGoalKnown, markGoalKnown } from '../../storage/goals-known.ts';
import type { Table } from '../../table/table.ts';
import { GoalLines } from './goal-lines.tsx';
import './first-goal.css';

/**
 * What wins, over the board and before the first own decision of the first game on this device. The question beside it
 * can be answered at once; the first answer closes it.
 */
export function FirstGoal({ draft }: { readonly draft: AnswerDraft }) {
  const { table, ui } = draft;
  const isClosed = useSignal(isGoalKnown(table.game) || hasAnswered(table));
  const close = () => {
    isClosed.value = true;
    markGoalKnown(table.game);
  };
  useSignalEffect(() => {
    if (!isClosed.value && hasAnswered(table)) close();
  });
  useKey(isClosed.value ? null : 'Escape', close);
  if (ui.goal === undefined || isClosed.value || table.viewer.value === null) return null;
  return (
    <section class="first-goal" aria-labelledby="first-goal-title">
      <h2 id="first-goal-title">{t('goal.title')}</h2>
      <GoalLines draft={draft} goal={ui.goal} />
      <button type="button" class="main first-goal-close" onClick={close}>
        {t('frame.understood')}
      </button>
    </section>
  );
}

function hasAnswered({ log, viewer }: Table): boolean {
  return log.value.some(({ by }) => by !== null && by === viewer.value);
}
