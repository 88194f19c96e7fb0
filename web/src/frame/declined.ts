import { useSignal, useSignalEffect } from '@preact/signals';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import type { Company } from '../table/company.ts';

interface Declined {
  readonly isDeclined: boolean;
  /** It was read, or taken back by whoever asked. */
  forget(): void;
}

/** Whether somebody did not agree to go back as this person asked. */
export function useDeclined({ table }: AnswerDraft, company: Company): Declined {
  /** How many deeds stood when it was asked. */
  const askedAt = useSignal<number | null>(null);
  const { undo } = company.card.value;
  useSignalEffect(() => {
    const asked = company.card.value.undo;
    const count = table.log.value.length;
    if (asked !== null) askedAt.value = asked.by === company.seat.value ? count : null;
    // A choice was made or taken back since: that was the answer.
    else if (askedAt.value !== count) askedAt.value = null;
  });
  return {
    isDeclined: undo === null && askedAt.value !== null,
    forget: () => {
      askedAt.value = null;
    },
  };
}
