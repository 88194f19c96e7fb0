import { useSignal, useSignalEffect } from '@preact/signals';
import type { AnswerDraft } from '../../draft/answer-draft.ts';
import type { GameGoal } from '../../draft/game-goal.ts';
import { t } from '../../i18n/translate.ts';
import { useKey } from '../../platform/keyboard.ts';
import type { Table } from '../../table/table.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazy } from '../../ui/lazy.tsx';
import * as styles from './goal.module.css';

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
        class={styles.goalLine}
        aria-haspopup="dialog"
        onClick={() => {
          isOpen.value = true;
        }}
      >
        <Icon name="goal" />
        <span class="heard-only">{t('goal.title')}</span>
        {items.map(({ icon, text, short, isReached }) => (
          <span key={icon} class={styles.goalLineItem} data-reached={isReached}>
            {Drawing !== undefined && <Drawing name={icon} />}
            <span class={styles.goalLineWords}>{draft.say(text)}</span>
            <span class={styles.goalLineShort} aria-hidden="true">
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
        >
          <GoalLines draft={draft} goal={goal} />
        </GoalDialog>
      )}
    </>
  );
}

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
    <section class={styles.firstGoal} aria-labelledby="first-goal-title">
      <h2 id="first-goal-title">{t('goal.title')}</h2>
      <GoalLines draft={draft} goal={ui.goal} />
      <button type="button" class="main" onClick={close}>
        {t('frame.understood')}
      </button>
    </section>
  );
}

function hasAnswered({ log, viewer }: Table): boolean {
  return log.value.some(({ by }) => by !== null && by === viewer.value);
}

interface GoalProps {
  readonly draft: AnswerDraft;
  readonly goal: GameGoal;
}

/** The picture of what wins, and the same in words. */
function GoalLines({ draft, goal }: GoalProps) {
  const view = draft.table.view.value;
  if (view === null) return null;
  const { Icon } = draft.answering;
  return (
    <div class={styles.goalLines}>
      <div class={styles.goalLinesPicture}>
        <goal.Picture view={view} />
      </div>
      <ul>
        {goal.linesOf(view).map(({ icon, text }) => (
          <li key={text.key}>
            {Icon !== undefined && <Icon name={icon} />}
            <span>{draft.say(text)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const keyOf = (game: string) => `vigilia.goal-known.${game}`;

/** Whether a player on this device was told what wins a game. */
function isGoalKnown(game: string): boolean {
  return localStorage.getItem(keyOf(game)) !== null;
}

function markGoalKnown(game: string): void {
  localStorage.setItem(keyOf(game), 'yes');
}
