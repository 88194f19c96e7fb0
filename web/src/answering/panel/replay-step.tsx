import type { AnswerDraft } from '../../draft/answer-draft.ts';
import { t } from '../../i18n/translate.ts';
import { linesOf, withoutRepeats } from '../../log/log-lines.ts';
import { Sentence } from '../../log/sentence.tsx';
import { scrollStop } from '../../platform/scrolling.ts';
import { SeatName } from '../../seats/seat-badge.tsx';
import * as answeringPanel from './answering-panel.module.css';
import * as styles from './replay-step.module.css';

/** In the place of a question: what the step of a replay did, and what lay hidden then. */
export function ReplayStep({ draft }: { readonly draft: AnswerDraft }) {
  const { table, ui } = draft;
  const entry = table.log.value.at(-1);
  const lines = entry === undefined ? [] : withoutRepeats(linesOf([entry], ui.chapters));
  const sitter = entry?.by == null ? undefined : table.sitters.value[entry.by];
  const state = table.opened?.value ?? null;
  return (
    <div ref={scrollStop} class={styles.replayStep} data-step={entry?.answers}>
      <h2 class={answeringPanel.askingPrompt}>
        {t(entry?.by === null ? 'replay.deal' : 'replay.step')}
        {sitter !== undefined && <SeatName look={sitter} />}
      </h2>
      {lines.length === 0 ? (
        <p>{t('replay.step-unseen')}</p>
      ) : (
        <ul class={styles.replayStepLines}>
          {lines.map(({ event, times }, index) => (
            <li key={index}>
              <Sentence draft={draft} event={event} times={times} />
            </li>
          ))}
        </ul>
      )}
      {state !== null && ui.Opened !== undefined && <ui.Opened draft={draft} state={state} />}
    </div>
  );
}
