import './asking.css';
import { useSignal } from '@preact/signals';
import type { Eleven } from '@vigilia/game-011';
import { useRef } from 'preact/hooks';
import { t } from '../../../i18n/translate.ts';
import { entriesSinceAnswer } from '../../../log/recent.ts';
import { RecentLog } from '../../../log/recent-log.tsx';
import type { AnswerDraft } from '../../../table/answer-draft.ts';
import { hourBegunBy } from '../chapters.ts';
import type { Asked, View } from './asked.ts';
import { OrderForm } from './auction/order-form.tsx';
import { ClauseLink } from './clause-link.tsx';
import { DraftBar } from './draft-bar.tsx';
import { HelpDialog } from './help-dialog.tsx';
import { Hints } from './hints.tsx';
import { type Aside, useKeys } from './keys.ts';
import { useOptionKeys } from './option-keys.ts';
import { Question } from './question.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { ToolRow } from './tool-row.tsx';
import { Turned } from './turned/turned.tsx';
import { Waiting } from './waiting.tsx';
import { WriteLine } from './write-line.tsx';

/** What is asked, everything that may be answered, and what the answer would bring. */
export function Asking({ draft }: { readonly draft: AnswerDraft<Eleven> }) {
  const view = draft.table.view.value;
  const ask = draft.ask.value;
  if (view === null) return null;
  const asked = ask === null ? null : { view, ask };
  // Whatever was opened for one question is put away with it.
  return <Panel key={ask === null ? 'waiting' : ask.question} draft={draft} view={view} asked={asked} />;
}

interface PanelProps {
  readonly draft: AnswerDraft<Eleven>;
  readonly view: View;
  readonly asked: Asked | null;
}

function Panel({ draft, view, asked }: PanelProps) {
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
  const isDrafting = asked !== null && draft.plan.value.length > 0;
  return (
    <section
      class="asking"
      aria-label={t('asking.title')}
      data-asking=""
      data-asked={asked === null ? undefined : ''}
    >
      <Turned draft={draft} />
      {asked !== null && hasNews(draft, view) && <RecentLog draft={draft} />}
      {asked !== null && (
        <header class="asking-head">
          <h2 class="asking-prompt">{draft.say(asked.ask.prompt)}</h2>
          <ClauseLink clause={asked.ask.clause} />
        </header>
      )}
      <RefusalNote draft={draft} isWriting={aside.value === 'write'} />
      <div ref={options} class="asking-options fading">
        <Body draft={draft} view={view} asked={asked} aside={aside.value} onDone={() => tools.show(null)} />
      </div>
      <footer class="asking-foot">
        {isDrafting ? (
          <DraftBar draft={draft} asked={asked} />
        ) : (
          <ToolRow draft={draft} tools={tools} aside={aside.value} />
        )}
      </footer>
      {isHelping.value && (
        <HelpDialog
          onClose={() => {
            isHelping.value = false;
          }}
        />
      )}
    </section>
  );
}

interface BodyProps extends PanelProps {
  readonly aside: Aside;
  readonly onDone: () => void;
}

function Body({ draft, view, asked, aside, onDone }: BodyProps) {
  if (aside === 'order') return <OrderForm draft={draft} view={view} />;
  if (asked === null) return <Waiting draft={draft} view={view} />;
  if (aside === 'hints') return <Hints draft={draft} />;
  if (aside === 'write') return <WriteLine draft={draft} onDone={onDone} />;
  return <Question draft={draft} asked={asked} />;
}

/** In the middle of an auction the bidders tell everything; at its beginning an Hour has passed. */
function hasNews({ table }: AnswerDraft<Eleven>, { auction }: View): boolean {
  if (auction === null) return true;
  return entriesSinceAnswer(table.log.value, table.viewer.value).some(({ events }) =>
    events.some((event) => hourBegunBy(event) !== null),
  );
}
