import { effect, untracked } from '@preact/signals';
import { choiceAt, countChoices, type Kinds } from '@vigilia/kernel';
import type { Table } from '../table/table.ts';
import type { AnswerDraft } from './answer-draft.ts';
import type { Asked } from './asked.ts';

/** Forgets what is drafted when another question is asked. Returns what ends it. */
export function forgetting<K extends Kinds>(draft: AnswerDraft<K>): () => void {
  let last: string | null = null;
  return effect(() => {
    const ask = draft.ask.value;
    // A question keeps its number while others speak: what is drafted stays.
    const name = ask === null ? null : `${ask.seat} ${ask.question}`;
    if (name === last) return;
    last = name;
    draft.clear();
  });
}

/**
 * Drafts what the game proposes when a question opens (`AnsweringUi.openingFor`), or takes the only answer if the game
 * says so (`answersAutomatically`). An answer takes itself only in the course of this person's own answers, and only if
 * no free undo is lost with it and nothing that was shown would be put away (`isShowing`). Returns what ends it.
 */
export function proposals<K extends Kinds>(draft: AnswerDraft<K>): () => void {
  let considered: string | null = null;
  let opened: string | null = null;
  return effect(() => {
    const ask = draft.ask.value;
    const view = draft.table.view.value;
    if (ask === null || view === null || draft.isSending.value) return;
    const name = `${ask.seat} ${ask.question}`;
    const asked = { view, ask };
    if (name !== considered) {
      considered = name;
      if (untracked(() => mayTakeItself(draft, asked))) {
        opened = name;
        return void untracked(() => draft.takeItself(choiceAt(ask, 0)));
      }
    }
    if (name === opened) return;
    const { openingFor } = draft.answering;
    const opening = openingFor?.(asked, { isGuided: draft.table.isGuided === true }) ?? null;
    if (opening === null) return;
    opened = name;
    untracked(() => {
      if (draft.plan.value.length === 0) draft.open(opening);
    });
  });
}

function mayTakeItself<K extends Kinds>(draft: AnswerDraft<K>, asked: Asked<K>): boolean {
  const { ask } = asked;
  const { answersAutomatically, isShowing } = draft.answering;
  if (draft.table.isGuided === true || draft.plan.value.length > 0 || countChoices(ask) !== 1) return false;
  const isInCourse = draft.answeredBy.value === ask.seat && !draft.table.mayUndo.value;
  if (!isInCourse || isShowing?.(draft) === true) return false;
  return answersAutomatically?.(asked, { isAlone: isAlone(draft.table) }) === true;
}

/** Whether a person is alone with bots on this device: no other person and no watcher sees when an answer comes. */
function isAlone<K extends Kinds>({ where, sitters }: Table<K>): boolean {
  return where === 'local' && sitters.value.filter(({ bot }) => bot === null).length === 1;
}

/**
 * Asks the game for a follow-up (`AnsweringUi.followUp`) whenever a question opens for the seat that answered last on
 * this screen, once a question, and sends it. A loaded page, a watched table, a replay and an undo have no answer before
 * them, so that nothing follows there. Returns what ends it.
 */
export function followUps<K extends Kinds>(draft: AnswerDraft<K>): () => void {
  let considered: string | null = null;
  let entries = 0;
  return effect(() => {
    const { length } = draft.table.log.value;
    const isUndone = length < entries;
    entries = length;
    const ask = draft.ask.value;
    const view = draft.table.view.value;
    const seat = draft.answeredBy.value;
    if (isUndone || seat === null) {
      considered = null;
      draft.answeredBy.value = null;
      return;
    }
    if (draft.isSending.value || ask === null || view === null || ask.seat !== seat) return;
    if (draft.first.value !== null) return;
    const name = `${ask.seat} ${ask.question}`;
    if (name === considered) return;
    considered = name;
    untracked(() => {
      const plan = draft.answering.followUp?.({ view, ask }, draft) ?? [];
      if (plan.length > 0) void draft.follow(plan);
    });
  });
}

/**
 * Notes the answers that an order or a bot gave for the viewer while this page looked on (`AnswerDraft.byItself`), and
 * forgets those that were taken back. Returns what ends it.
 */
export function noteStandIns<K extends Kinds>(draft: AnswerDraft<K>): () => void {
  let known = draft.table.log.peek().at(-1)?.answers ?? null;
  let hadStandIn = false;
  return effect(() => {
    const { table, byItself } = draft;
    const log = table.log.value;
    const viewer = table.viewer.value;
    const latest = log.at(-1)?.answers ?? null;
    const hasStandIn =
      table.order.value !== null || (viewer !== null && table.sitters.value[viewer]?.lent != null);
    const noted = byItself.peek();
    const left = [...noted].filter((answers) => draft.isSending.peek() || answers <= (latest ?? 0));
    // An order that has done its work is gone with its last answer.
    const added =
      known !== null && (hadStandIn || hasStandIn) && !draft.isSending.peek()
        ? log.filter(({ by, answers }) => by === viewer && answers > (known ?? 0))
        : [];
    if (added.length > 0 || left.length < noted.size)
      byItself.value = new Set([...left, ...added.map(({ answers }) => answers)]);
    known = latest;
    hadStandIn = hasStandIn;
  });
}
