import { useSignal } from '@preact/signals';
import { t } from '../../say/voice.ts';
import type { Desk } from '../desk.ts';
import { AskBack } from './ask-back.tsx';
import { BarIcon } from './bar-icon.tsx';
import { isOver } from './is-over.ts';
import { waysBack } from './way-back.ts';

const MOST_WAYS = 3;

/** Takes back what is free to take back; further than that the others are asked, where there are others. */
export function UndoButton({ desk }: { readonly desk: Desk }) {
  const isAsking = useSignal(false);
  const { table } = desk;
  const seat = table.company?.seat.value ?? null;
  const mayUndo = table.mayUndo.value;
  const ways = mayUndo || seat === null || isOver(table) ? [] : waysBack(table.deeds.value, seat, MOST_WAYS);
  if (ways.length === 0)
    return (
      <button
        type="button"
        class="bar-button"
        aria-disabled={!mayUndo}
        // Where nothing is free to take back, this says so.
        onClick={() => void desk.undo()}
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
          desk={desk}
          ways={ways}
          onClose={() => {
            isAsking.value = false;
          }}
        />
      )}
    </>
  );
}
