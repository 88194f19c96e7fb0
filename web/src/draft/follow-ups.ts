import { effect, untracked } from '@preact/signals';
import type { Kinds } from '@vigilia/kernel';
import type { AnswerDraft } from './answer-draft.ts';

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
    const name = `${ask.seat} ${ask.question}`;
    if (name === considered) return;
    considered = name;
    untracked(() => {
      const plan = draft.answering.followUp?.({ view, ask }, draft) ?? [];
      if (plan.length > 0) void draft.follow(plan);
    });
  });
}
