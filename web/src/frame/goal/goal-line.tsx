import { useSignal } from '@preact/signals';
import type { AnswerDraft } from '../../draft/answer-draft.ts';
import { t } from '../../i18n/translate.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazy } from '../../ui/lazy.tsx';
import './goal-line.css';

const GoalDialog = lazy(async () => (await import('./goal-dialog.tsx')).GoalDialog, null);

/** How near the viewer is to victory, in one line of the bar. It opens to what wins. */
export function GoalLine({ draft }: { readonly draft: AnswerDraft }) {
  const isOpen = useSignal(false);
  const { goal } = draft.ui;
  const view = draft.table.view.value;
  const items = goal === undefined || view === null ? [] : goal.itemsOf(view, draft.table.assist.value);
  if (goal === undefined || items.length === 0) return null;
  const { Icon: Drawing } = draft.answering;
  return (
    <>
      <button
        type="button"
        class="goal-line"
        aria-haspopup="dialog"
        onClick={() => {
          isOpen.value = true;
        }}
      >
        <Icon name="goal" />
        <span class="heard-only">{t('goal.title')}</span>
        {items.map(({ icon, text, short, isReached }) => (
          <span key={icon} class="goal-line-item" data-reached={isReached}>
            {Drawing !== undefined && <Drawing name={icon} />}
            <span class="goal-line-words">{draft.say(text)}</span>
            <span class="goal-line-short" aria-hidden="true">
              {draft.say(short)}
            </span>
          </span>
        ))}
      </button>
      {isOpen.value && (
        <GoalDialog
          draft={draft}
          goal={goal}
          onClose={() => {
            isOpen.value = false;
          }}
        />
      )}
    </>
  );
}
