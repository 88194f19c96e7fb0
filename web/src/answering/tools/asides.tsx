import { useSignal } from '@preact/signals';
import { type Advice, isRefusal, type Kinds, text } from '@vigilia/kernel';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { AnswerDraft } from '../../draft/answer-draft.ts';
import type { Note } from '../../draft/answering-ui.ts';
import type { AskedProps, DraftProps } from '../../draft/asked.ts';
import { t } from '../../i18n/translate.ts';
import { OptionButton } from '../options/option-button.tsx';
import * as optionList from '../options/option-list.module.css';
import * as styles from './asides.module.css';

const MOST_LINES = 12;

interface WriteLineProps<K extends Kinds> extends DraftProps<K> {
  readonly onDone: () => void;
}

/** Answers in notation, with what may follow as it is typed. */
export function WriteLine<K extends Kinds>({ draft, onDone }: WriteLineProps<K>) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const line = useSignal('');
  useEffect(() => input.current?.focus(), []);
  const { value: first } = draft.first;
  const offered = first === null ? draft.choices.value : [first.choice];
  const known = offered.map((choice) => draft.lineOf([choice]));
  const found = completions(line.value, known, MOST_LINES);
  const complete = (whole: string) => {
    line.value = whole;
    input.current?.focus();
  };
  const send = async () => {
    if (await draft.send(line.value)) onDone();
  };
  return (
    <form
      class={styles.write}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label class={optionList.optionHeading} for={id}>
        {t('asking.write-label')}
      </label>
      <div class={styles.writeLine}>
        <input
          id={id}
          ref={input}
          class="field"
          type="text"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          value={line.value}
          onInput={({ currentTarget }) => {
            line.value = currentTarget.value;
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onDone();
            const [first] = found;
            if (event.key !== 'Tab' || event.shiftKey || first === undefined || line.value === '') return;
            event.preventDefault();
            complete(first);
          }}
        />
        <button type="submit" class="main">
          {t('asking.send')}
        </button>
      </div>
      <ul class={styles.writeKnown} aria-label={t('asking.known-lines')}>
        {found.map((each) => (
          <li key={each}>
            <button type="button" onClick={() => complete(each)}>
              <code>{each}</code>
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}

/** Lines that could follow what is typed, the last part of it only; everything before a semicolon is kept. */
export function completions(typed: string, known: readonly string[], most: number): string[] {
  const start = typed.lastIndexOf(';') + 1;
  const before = typed.slice(0, start);
  const last = typed.slice(start).trimStart().toLowerCase();
  return known
    .filter((line) => line.toLowerCase().startsWith(last) && line.toLowerCase() !== last.trimEnd())
    .slice(0, most)
    .map((line) => (before === '' ? line : `${before} ${line}`));
}

const MOST_HINTS = 3;

interface HintsProps<K extends Kinds> extends AskedProps<K> {
  /** A hint lies in the plan of a control, which is shown again. */
  readonly onTaken: () => void;
}

/** By how much the best advice leads the next one; nothing for the others, or if it is alone. */
function leadOf<K extends Kinds>(
  { answering }: AnswerDraft<K>,
  index: number,
  [best, next]: readonly Advice<K>[],
): Note[] {
  if (index > 0 || best === undefined || next === undefined || answering.leadOf === undefined) return [];
  return [{ icon: null, text: answering.leadOf(best.worth - next.worth) }];
}

/** The strongest reason alone: one is remembered. */
function because<K extends Kinds>(draft: AnswerDraft<K>, { reasons }: Advice<K>): Note[] {
  return reasons
    .slice(0, 1)
    .map((reason) => ({ icon: null, text: text('asking.because', { reason: draft.say(reason) }) }));
}

/** What a good player would choose here, the best first and marked, by how much it leads, and why. */
export function Hints<K extends Kinds>({ draft, asked, onTaken }: HintsProps<K>) {
  const advice = useSignal<readonly Advice<K>[] | null>(null);
  useEffect(() => {
    let isHere = true;
    void draft.table.hint().then((given) => {
      if (!isHere) return;
      if ('refused' in given && isRefusal(given)) draft.refusal.value = given;
      else advice.value = (given as readonly Advice<K>[]).slice(0, MOST_HINTS);
    });
    return () => {
      isHere = false;
    };
  }, [draft, advice]);
  // The plan is made when the hint is pressed: to make it takes a rehearsal.
  const put = (choice: K['choice']) => () => {
    // Until that is answered there is no advice but to answer it.
    if (draft.first.value !== null) return void draft.answerFirst();
    const plan = draft.answering.planWith?.(asked, draft.plan.value, choice) ?? null;
    if (plan === null) return draft.press([choice]);
    draft.setPlan(plan);
    onTaken();
  };
  return (
    <div class={styles.hints} aria-busy={advice.value === null}>
      <h3 class={optionList.optionHeading}>{t('asking.hints-title')}</h3>
      {advice.value === null && <p>{t('asking.thinking')}</p>}
      <div class={optionList.optionRows}>
        {(advice.value ?? []).map((each, index, all) => (
          <OptionButton
            key={draft.lineOf([each.choice])}
            draft={draft}
            onPress={put(each.choice)}
            option={{
              choices: [each.choice],
              label: draft.choiceText(each.choice),
              notes: [...leadOf(draft, index, all), ...because(draft, each)],
              ...(index === 0 && { badge: text('asking.hint-best') }),
            }}
          />
        ))}
      </div>
    </div>
  );
}
