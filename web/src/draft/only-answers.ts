import { effect, untracked } from '@preact/signals';
import { choiceAt, countChoices, type Kinds } from '@vigilia/kernel';
import type { Table } from '../table/table.ts';
import type { AnswerDraft } from './answer-draft.ts';

/**
 * Drafts the answer to a question that has only one, or takes it where the game says so (`AnsweringUi.onlyAnswer`). An
 * answer takes itself only in the course of this person's own answers, and only where no free undo is lost with it.
 * Returns what ends it.
 */
export function onlyAnswers<K extends Kinds>(draft: AnswerDraft<K>): () => void {
  let considered: string | null = null;
  return effect(() => {
    const ask = draft.ask.value;
    const view = draft.table.view.value;
    if (ask === null || view === null || draft.isSending.value) return;
    const name = `${ask.seat} ${ask.question}`;
    if (name === considered) return;
    considered = name;
    if (countChoices(ask) !== 1 || draft.table.isGuided === true) return;
    const only = choiceAt(ask, 0);
    untracked(() => {
      const outcome = draft.answering.onlyAnswer?.({ view, ask }, { isAlone: isAlone(draft.table) });
      if (outcome === undefined) return;
      const isInCourse = draft.answeredBy.value === ask.seat && !draft.table.mayUndo.value;
      if (outcome === 'taken' && isInCourse) void draft.takeItself(only);
      else draft.propose(only);
    });
  });
}

/** Whether a person is alone with bots on this device: no other person and no watcher sees when an answer comes. */
function isAlone<K extends Kinds>({ where, sitters }: Table<K>): boolean {
  return where === 'local' && sitters.value.filter(({ bot }) => bot === null).length === 1;
}
