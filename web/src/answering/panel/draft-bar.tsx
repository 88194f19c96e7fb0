import type { Kinds } from '@vigilia/kernel';
import type { AskedProps } from '../../draft/asked.ts';
import { isPlanGuided } from '../../draft/guide.ts';
import { t } from '../../i18n/translate.ts';
import { NoteList } from '../options/option-button.tsx';
import { HintButton } from '../tools/tool-row.tsx';
import * as styles from './draft-bar.module.css';
import type { Aside, Tools } from './keys.ts';

interface Props<K extends Kinds> extends AskedProps<K> {
  readonly tools: Tools;
  readonly aside: Aside;
}

/** What is about to happen, in words and numbers; nothing has happened until it is confirmed. */
export function DraftBar<K extends Kinds>({ draft, asked, tools, aside }: Props<K>) {
  const plan = draft.plan.value;
  const warning = draft.warning.value;
  const isWarned = warning !== null && draft.isWarned.value;
  const { planTexts, notesOf, PlanDetails, planWith } = draft.answering;
  // A control may open with a plan, before the tools have been in sight.
  const hasHints = planWith !== undefined && !draft.isProposed.value;
  const further = draft.further();
  const texts = planTexts?.(plan, asked) ?? plan.map((choice) => draft.choiceText(choice));
  return (
    <div class={styles.draft}>
      <div class={styles.draftWords} role="status">
        <b>{texts.map((text) => draft.say(text)).join(' · ')}</b>
        {PlanDetails !== undefined && <PlanDetails draft={draft} asked={asked} />}
        <NoteList draft={draft} notes={notesOf?.(asked, plan) ?? []} />
      </div>
      {warning !== null && (
        <p class={styles.draftWarning} role="alert">
          {draft.say(warning)} {isWarned && <b>{t('asking.sure')}</b>}
        </p>
      )}
      <div class={styles.draftButtons}>
        <button type="button" aria-keyshortcuts="Escape" onClick={() => draft.clear()}>
          {t('asking.cancel')}
        </button>
        {hasHints && <HintButton draft={draft} tools={tools} aside={aside} />}
        {further !== null && (
          <button
            type="button"
            class={styles.draftFurther}
            aria-keyshortcuts="Shift+Enter"
            aria-disabled={draft.isSending.value}
            onClick={() => void draft.confirmFurther(further)}
          >
            {draft.say(further.text)}
          </button>
        )}
        {draft.first.value === null && (
          <button
            type="button"
            class={isWarned ? `main ${styles.draftAnyway}` : 'main'}
            aria-keyshortcuts="Enter"
            data-guided={isPlanGuided(draft)}
            aria-disabled={draft.isSending.value}
            onClick={() => void draft.confirm()}
          >
            {isWarned ? t('asking.confirm-anyway') : t('asking.confirm')}
          </button>
        )}
      </div>
    </div>
  );
}
