import { useSignal } from '@preact/signals';
import { consentNeeded, isRefusal, type Refusal, type Seat } from '@vigilia/kernel';
import type { AnswerDraft } from '../../draft/answer-draft.ts';
import { t } from '../../i18n/translate.ts';
import { isOver } from '../../table/is-over.ts';
import type { Table } from '../../table/table.ts';
import { Icon } from '../../ui/icon.tsx';
import { AskUndo } from '../ask-undo.tsx';
import { undoTargets } from '../undo-targets.ts';

const MOST_TARGETS = 3;

/** Undoes what is free to undo. To go back further it asks the others, where there are others. */
export function UndoButton({ draft }: { readonly draft: AnswerDraft }) {
  const isAsking = useSignal(false);
  const { table } = draft;
  const seat = table.company?.seat.value ?? null;
  const mayUndo = table.mayUndo.value;
  const forbidden = mayUndo || seat === null ? null : whyNotAsk(table, seat);
  const mayAsk = !mayUndo && seat !== null && forbidden === null && !isOver(table);
  const targets = mayAsk ? undoTargets(table.log.value, seat, MOST_TARGETS) : [];
  if (targets.length === 0)
    return (
      <button
        type="button"
        class="bar-button"
        aria-disabled={!mayUndo}
        // Where nothing is free to undo, the refusal says why.
        onClick={() => {
          if (forbidden === null) void draft.undo();
          else draft.refusal.value = forbidden;
        }}
      >
        <Icon name="undo" />
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
        <Icon name="ask" />
        <span class="bar-word">{t('frame.ask-back')}</span>
      </button>
      {isAsking.value && (
        <AskUndo
          draft={draft}
          targets={targets}
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
