import { useSignal, useSignalEffect } from '@preact/signals';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import type { Company } from '../table/company.ts';

interface Declined {
  readonly isDeclined: boolean;
  /** Hides the notice: the person has read it, or withdrew the request. */
  forget(): void;
}

/** Whether another seat declined the undo that this person asked for. */
export function useDeclined({ table }: AnswerDraft, company: Company): Declined {
  /** How many log entries stood when it was asked. */
  const askedAt = useSignal<number | null>(null);
  const { undo } = company.card.value;
  useSignalEffect(() => {
    const asked = company.card.value.undo;
    const count = table.log.value.length;
    if (asked !== null) askedAt.value = asked.by === company.seat.value ? count : null;
    // A choice or an undo since then was the answer.
    else if (askedAt.value !== count) askedAt.value = null;
  });
  return {
    isDeclined: undo === null && askedAt.value !== null,
    forget: () => {
      askedAt.value = null;
    },
  };
}
