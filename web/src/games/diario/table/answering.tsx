import { canBeMended, canTakeBack, type Diario } from '@vigilia/game-diario';
import type { AnsweringUi, Control } from '../../../draft/answering-ui.ts';
import { t } from '../../../i18n/translate.ts';
import { lazyIn } from '../../../ui/lazy.tsx';
import type { Asked, AskedProps, DraftProps } from './asked.ts';
import type { Moment } from './boards/common/moment.ts';
import { IfNothingIsDone } from './journal/if-nothing-is-done.tsx';
import { Shown } from './journal/shown.tsx';
import { signOfQuestion } from './journal/signs.ts';
import { council, naming, partFor, QUESTION_PARTS } from './late-parts.ts';
import { firstOf, invitationOf, planTexts, warningOf } from './table-texts.ts';

/** What is not there yet is asked when it comes to it. */
const NamingDetails = lazyIn(naming, (part) => part.NamingDetails, {
  Waiting: () => null,
  Failed: () => null,
});
const Council = lazyIn(council, (part) => part.Council, { Waiting: () => null });
const CouncilWaiting = lazyIn(council, (part) => part.CouncilWaiting, { Waiting: () => null });

/** What Diario adds to the answering panel: a board for each moment that is decided at once, once it is there. */
export const answering: AnsweringUi<Diario> = {
  get controls() {
    return [...QUESTION_PARTS.flatMap(({ part }) => part.value?.controls ?? []), missingBoard];
  },
  signOf: ({ prompt }) => signOfQuestion(prompt.key),
  invitationOf,
  planTexts,
  PlanDetails,
  notesOf: (asked, plan) => momentOf(asked)?.notesOf(asked, plan) ?? [],
  warningOf,
  firstOf,
  canTakeBack: ({ view, ask }, plan) => canTakeBack(view, ask, plan),
  canBeMended: ({ view, ask }, plan) => canBeMended(view, ask, plan),
  openingFor: (asked) => {
    const plan = momentOf(asked)?.openingFor(asked) ?? [];
    return plan.length === 0 ? null : { plan, isOnControl: true };
  },
  followUp: (asked, draft) => momentOf(asked)?.followUp(asked, draft) ?? null,
  planWith: (asked, plan, choice) => momentOf(asked)?.planWith(asked, plan, choice) ?? null,
  Shown: AboveQuestion,
  Waiting: (props) => (props.view.seats > 1 ? <CouncilWaiting {...props} /> : null),
  // Alone, what was shown is all there is to tell.
  hasNews: (_draft, view) => view.seats > 1,
};

/** The part that answers a question, once it is there. */
function momentOf({ ask }: Asked): Moment | null {
  return partFor(ask).part.value?.moment ?? null;
}

/** A story and a Narrative Action may lead to a question by whom. */
function PlanDetails({ draft, asked }: AskedProps) {
  const last = draft.plan.value.at(-1)?.verb;
  const Own = momentOf(asked)?.PlanDetails;
  return (
    <>
      {(last === 'decide' || last === 'narrate') && <NamingDetails draft={draft} asked={asked} />}
      {Own !== undefined && <Own draft={draft} asked={asked} />}
    </>
  );
}

/** What stands above the question: what was turned up since the last answer, what the others say, what is at stake. */
function AboveQuestion({ draft }: DraftProps) {
  const view = draft.table.view.value;
  return (
    <>
      <Shown draft={draft} />
      {view !== null && view.seats > 1 && <Council draft={draft} />}
      {view !== null && draft.ask.value !== null && <IfNothingIsDone draft={draft} view={view} />}
    </>
  );
}

/** Stands there while the board of a question is on its way, which happens on a slow line alone. */
const missingBoard: Control<Diario> = {
  name: 'missing',
  serves: (_choice, ask) => partFor(ask).part.value === null,
  Body: ({ draft, asked }) => {
    const Missing = BODIES.get(partFor(asked.ask));
    return Missing === undefined ? null : <Missing draft={draft} asked={asked} />;
  },
};

/** With the part come its boards, and this one no longer serves the question. */
const BODIES = new Map(
  QUESTION_PARTS.map((part) => [
    part,
    lazyIn<object, AskedProps>(part, () => () => null, { Waiting: OneMoment }),
  ]),
);

function OneMoment() {
  return (
    <p role="status" aria-busy="true">
      {t('frame.one-moment')}
    </p>
  );
}
