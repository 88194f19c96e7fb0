import { useSignal } from '@preact/signals';
import { consentNeeded, isRefusal, type Refusal, type Seat, text } from '@vigilia/kernel';
import type { AnswerDraft } from '../../draft/answer-draft.ts';
import { t } from '../../i18n/translate.ts';
import { isOver, type LogEntry, type Table } from '../../table/table.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import * as bar from './bar.module.css';

const MOST_TARGETS = 3;

/** Undoes what is free to undo. To go back further it asks the others, if there are others. */
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
        class={bar.barButton}
        aria-disabled={!mayUndo}
        // If nothing is free to undo, the refusal says why.
        onClick={() => {
          if (forbidden === null) void draft.undo();
          else draft.refusal.value = forbidden;
        }}
      >
        <Icon name="undo" />
        <span class={bar.barWord}>{t('frame.undo')}</span>
      </button>
    );
  return (
    <>
      <button
        type="button"
        class={bar.barButton}
        aria-haspopup="dialog"
        onClick={() => {
          isAsking.value = true;
        }}
      >
        <Icon name="ask" />
        <span class={bar.barWord}>{t('frame.ask-back')}</span>
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

/** Why the others cannot be asked; null if they can. */
function whyNotAsk(table: Table, seat: Seat): Refusal | null {
  const needed = consentTo(table, seat);
  return isRefusal(needed) ? needed : null;
}

/** The seats that have to agree when this one asks to go back; none if they cannot be asked. */
export function seatsToAgree(table: Table, seat: Seat): readonly Seat[] {
  const needed = consentTo(table, seat);
  return isRefusal(needed) ? [] : needed;
}

function consentTo({ sitters, practice }: Table, seat: Seat): readonly Seat[] | Refusal {
  const bots = [...sitters.value.keys()].filter((other) => sitters.value[other]?.bot != null);
  return consentNeeded({ seats: sitters.value.length, bots, practice }, seat);
}

interface AskBackProps {
  readonly draft: AnswerDraft;
  readonly targets: readonly UndoTarget[];
  readonly onClose: () => void;
}

/** Asks which moment the others should agree to go back to. */
function AskUndo({ draft, targets, onClose }: AskBackProps) {
  const own = draft.table.company?.seat.value ?? null;
  const seats = own === null ? [] : seatsToAgree(draft.table, own);
  const ask = async (backTo: number) => {
    onClose();
    draft.refusal.value = (await draft.table.company?.askUndo(backTo)) ?? null;
  };
  return (
    <Dialog title={t('frame.ask-back-title')} onClose={onClose}>
      <p>{t('frame.ask-back-why')}</p>
      {seats.length > 0 && <p>{draft.say(text('frame.ask-back-whom', { seats }))}</p>}
      <ul class={bar.askBack}>
        {targets.map(({ entry, backTo }) => (
          <li key={backTo}>
            <button type="button" onClick={() => void ask(backTo)}>
              {t('frame.before', { deed: sentenceOf(draft, entry) })}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Names an entry by the sentence of its first event. */
export function sentenceOf(draft: AnswerDraft, { events: [first] }: LogEntry): string {
  return first === undefined ? '' : draft.say(draft.ui.eventText(first));
}

/** A moment that an undo may lead to: the one before an entry. */
interface UndoTarget {
  readonly entry: LogEntry;
  /** The number of answers that stood then. */
  readonly backTo: number;
}

/** The latest decisions of a seat, the latest first. */
export function undoTargets(log: readonly LogEntry[], seat: Seat, most: number): UndoTarget[] {
  const targets: UndoTarget[] = [];
  for (let index = log.length - 1; index > 0 && targets.length < most; index--) {
    const [before, entry] = [log[index - 1], log[index]];
    if (before !== undefined && entry?.by === seat && entry.events.length > 0)
      targets.push({ entry, backTo: before.answers });
  }
  return targets;
}

/** The first entry that an undo to `backTo` answers removes. */
export function firstUndone(log: readonly LogEntry[], backTo: number): LogEntry | null {
  return log.find(({ answers }) => answers > backTo) ?? null;
}
