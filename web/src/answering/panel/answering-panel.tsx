import { useSignal } from '@preact/signals';
import type { Kinds, Text } from '@vigilia/kernel';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import type { AnswerDraft } from '../../draft/answer-draft.ts';
import type { Asked, AskedProps, DraftProps, ViewProps } from '../../draft/asked.ts';
import { AboveQuestion } from '../../draft/guide.ts';
import { t } from '../../i18n/translate.ts';
import { RecentLog } from '../../log/recent-log.tsx';
import { scrollStop } from '../../platform/scrolling.ts';
import { SeatName } from '../../seats/seat-badge.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { ClauseLink } from '../clause-link.tsx';
import { SignButton } from '../explain/sign-button.tsx';
import { Question } from '../options/question.tsx';
import { Hints, WriteLine } from '../tools/asides.tsx';
import { ToolRow } from '../tools/tool-row.tsx';
import * as styles from './answering-panel.module.css';
import { DraftBar } from './draft-bar.tsx';
import { type Aside, useKeys, useOptionKeys } from './keys.ts';
import { ComesFirst, WinningEnd } from './one-press.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { useSecondClicks } from './second-clicks.ts';
import { Waiting } from './waiting.tsx';

const HelpDialog = lazy<{ readonly draft: AnswerDraft; readonly onClose: () => void }>(
  async () => (await import('../explain/help-dialog.tsx')).HelpDialog,
  null,
);

/** What is asked, everything that may be answered, and what the answer would bring. */
export function AnsweringPanel<K extends Kinds>({ draft }: DraftProps<K>) {
  const view = draft.table.view.value;
  const ask = draft.ask.value;
  const above = useContext(AboveQuestion);
  useSecondClicks(ask === null ? null : `${ask.seat} ${ask.question}`);
  if (view === null) return null;
  const asked = ask === null ? null : { view, ask };
  // What was opened for one question is put away with it.
  const panel = (
    <Panel key={ask === null ? 'waiting' : ask.question} draft={draft} view={view} asked={asked} />
  );
  return above === null ? (
    panel
  ) : (
    <div class={styles.askingBelow}>
      {above}
      {panel}
    </div>
  );
}

/** The question, or what the control that serves it asks in its place. */
function promptOf<K extends Kinds>({ answering, choices }: DraftProps<K>['draft'], asked: Asked<K>): Text {
  const { controls = [] } = answering;
  const serving = controls.find(
    ({ promptOf, serves }) =>
      promptOf !== undefined && choices.value.some((choice) => serves(choice, asked.ask)),
  );
  return serving?.promptOf?.(asked) ?? asked.ask.prompt;
}

interface PanelProps<K extends Kinds> extends ViewProps<K> {
  readonly asked: Asked<K> | null;
}

function Panel<K extends Kinds>({ draft, view, asked }: PanelProps<K>) {
  const { Shown, hasNews } = draft.answering;
  const aside = useSignal<Aside>(null);
  const isHelping = useSignal(false);
  const options = useRef<HTMLDivElement>(null);
  useOptionKeys(options);
  const tools = {
    show: (wished: Aside) => {
      aside.value = wished;
    },
    help: () => {
      isHelping.value = true;
    },
  };
  useKeys(draft, tools);
  const isSkipped = draft.table.skipping?.from.value != null;
  const isDrafting = asked !== null && draft.plan.value.length > 0;
  // The words of a draft take their room from the last options: the one that was pressed stays in sight.
  useLayoutEffect(() => {
    options.current
      ?.querySelector('[data-option][aria-pressed="true"]')
      ?.scrollIntoView({ block: 'nearest' });
  }, [draft.plan.value]);
  return (
    <section
      class={styles.asking}
      aria-label={t('asking.title')}
      aria-busy={draft.isSending.value}
      data-asking=""
      data-asked={asked?.ask.question}
      data-proposed={isDrafting && draft.isProposed.value ? '' : undefined}
    >
      <div ref={scrollStop} class={`${styles.askingAbove} fading`}>
        {Shown !== undefined && <Shown draft={draft} />}
        <TookItself draft={draft} />
        {asked !== null && (isSkipped || (hasNews?.(draft, view) ?? true)) && <RecentLog draft={draft} />}
      </div>
      {asked !== null && (
        <header class={styles.askingHead}>
          {draft.table.isAlone?.value === false && (
            <SeatName look={draft.table.sitters.value[asked.ask.seat]} />
          )}
          <h2 class={styles.askingPrompt}>{draft.say(promptOf(draft, asked))}</h2>
          <PromptSign draft={draft} asked={asked} />
          <ClauseLink game={draft.table.game} clause={asked.ask.clause} />
        </header>
      )}
      <ComesFirst draft={draft} />
      <WinningEnd draft={draft} />
      <div class={styles.askingBody}>
        <div
          ref={options}
          class={`${styles.askingOptions} fading`}
          data-waiting={draft.first.value === null ? undefined : ''}
        >
          <Body draft={draft} view={view} asked={asked} aside={aside.value} onDone={() => tools.show(null)} />
        </div>
        <footer class={styles.askingFoot}>
          <RefusalNote draft={draft} isWriting={aside.value === 'write'} />
          {isDrafting && <DraftBar draft={draft} asked={asked} tools={tools} aside={aside.value} />}
          {/* Before the first press of a question, what helps to decide stays in sight. */}
          {(!isDrafting || draft.isProposed.value) && (
            <ToolRow draft={draft} tools={tools} aside={aside.value} />
          )}
        </footer>
      </div>
      {isHelping.value && (
        <HelpDialog
          draft={draft as unknown as AnswerDraft}
          onClose={() => {
            isHelping.value = false;
          }}
        />
      )}
    </section>
  );
}

interface BodyProps<K extends Kinds> extends PanelProps<K> {
  readonly aside: Aside;
  readonly onDone: () => void;
}

function Body<K extends Kinds>({ draft, view, asked, aside, onDone }: BodyProps<K>) {
  const opened = draft.answering.asides?.find(({ name }) => name === aside);
  if (opened !== undefined) return <opened.Body draft={draft} view={view} />;
  if (asked === null) return <Waiting draft={draft} view={view} />;
  if (aside === 'hints') return <Hints draft={draft} asked={asked} onTaken={onDone} />;
  if (aside === 'write') return <WriteLine draft={draft} onDone={onDone} />;
  return <Question draft={draft} asked={asked} />;
}

/** Explains what a question names and a newcomer may not know. */
function PromptSign<K extends Kinds>({ draft, asked }: AskedProps<K>) {
  const sign = draft.answering.signOf?.(asked.ask) ?? null;
  return sign === null ? null : <SignButton sign={sign} />;
}

/** Says which answers of this person took themselves since the last one that did not. */
function TookItself<K extends Kinds>({ draft }: DraftProps<K>) {
  // On a shared screen that is nothing for the next person.
  const isOwn = draft.answeredBy.value === draft.table.viewer.value;
  if (!isOwn || draft.tookItself.value.length === 0) return null;
  return (
    <div role="status">
      {draft.tookItself.value.map((text, index) => (
        <p key={index} class={styles.tookItself}>
          {t('pace.took-itself', { what: draft.say(text) })}
        </p>
      ))}
    </div>
  );
}
