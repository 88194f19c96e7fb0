import { effect, untracked } from '@preact/signals';
import { choiceAt, countChoices, type Kinds } from '@vigilia/kernel';
import type { Table } from '../table/table.ts';
import type { AnswerDraft } from './answer-draft.ts';

/**
 * Drafts the answer that the game proposes when a question opens (`AnsweringUi.proposalFor`), or takes the only one where
 * the game says so (`answersAutomatically`). An answer takes itself only in the course of this person's own answers, and only
 * where no free undo is lost with it and nothing that was shown would be put away (`isShowing`). Returns what ends it.
 */
export function proposals<K extends Kinds>(draft: AnswerDraft<K>): () => void {
  let considered: string | null = null;
  return effect(() => {
    const ask = draft.ask.value;
    const view = draft.table.view.value;
    if (ask === null || view === null || draft.isSending.value) return;
    const name = `${ask.seat} ${ask.question}`;
    if (name === considered) return;
    considered = name;
    untracked(() => {
      if (draft.table.isGuided === true || draft.plan.value.length > 0) return;
      const { answersAutomatically, proposalFor, isShowing } = draft.answering;
      const asked = { view, ask };
      const isInCourse = draft.answeredBy.value === ask.seat && !draft.table.mayUndo.value;
      const isOnly = countChoices(ask) === 1;
      const mayTakeItself = isOnly && isInCourse && isShowing?.(draft) !== true;
      if (mayTakeItself && answersAutomatically?.(asked, { isAlone: isAlone(draft.table) }))
        return void draft.takeItself(choiceAt(ask, 0));
      const proposed = proposalFor?.(asked) ?? null;
      if (proposed !== null) draft.propose(proposed);
    });
  });
}

/** Whether a person is alone with bots on this device: no other person and no watcher sees when an answer comes. */
function isAlone<K extends Kinds>({ where, sitters }: Table<K>): boolean {
  return where === 'local' && sitters.value.filter(({ bot }) => bot === null).length === 1;
}
