import { useSignal } from '@preact/signals';
import { consentNeeded, isRefusal, type Refusal, type Seat } from '@vigilia/kernel';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import { t } from '../i18n/translate.ts';
import { isOver } from '../table/is-over.ts';
import type { Table } from '../table/table.ts';
import { BarIcon } from '../ui/bar-icon.tsx';
import { AskBack } from './ask-back.tsx';
import { waysBack } from './way-back.ts';

const MOST_WAYS = 3;

/** Takes back what is free to take back; further than that the others are asked, where there are others. */
export function UndoButton({ draft }: { readonly draft: AnswerDraft }) {
  const isAsking = useSignal(false);
  const { table } = draft;
  const seat = table.company?.seat.value ?? null;
  const mayUndo = table.mayUndo.value;
  const forbidden = mayUndo || seat === null ? null : whyNotAsk(table, seat);
  const mayAsk = !mayUndo && seat !== null && forbidden === null && !isOver(table);
  const ways = mayAsk ? waysBack(table.log.value, seat, MOST_WAYS) : [];
  if (ways.length === 0)
    return (
      <button
        type="button"
        class="bar-button"
        aria-disabled={!mayUndo}
        // Where nothing is free to take back, this says so.
        onClick={() => {
          if (forbidden === null) void draft.undo();
          else draft.refusal.value = forbidden;
        }}
      >
        <BarIcon name="undo" />
        <span class="bar-word">{t('frame.undo')}</span>
      </button>
    );
  return (
    <>
      <button
        type="button"
        class="bar-button"
        aria-haspopup="dialog"
        onClick={() => {
          isAsking.value = true;
        }}
      >
        <BarIcon name="ask" />
        <span class="bar-word">{t('frame.ask-back')}</span>
      </button>
      {isAsking.value && (
        <AskBack
          draft={draft}
          ways={ways}
          onClose={() => {
            isAsking.value = false;
          }}
        />
      )}
    </>
  );
}

/** Why the others cannot be asked; null where they can. */
function whyNotAsk({ sitters, practice }: Table, seat: Seat): Refusal | null {
  const bots = [...sitters.value.keys()].filter((other) => sitters.value[other]?.bot != null);
  const needed = consentNeeded({ seats: sitters.value.length, bots, practice }, seat);
  return isRefusal(needed) ? needed : null;
}
