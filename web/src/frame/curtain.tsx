import { type Seat, text } from '@vigilia/kernel';
import { useEffect, useRef } from 'preact/hooks';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import { SeatBadge } from '../seats/seat-badge.tsx';
import { lazy } from '../ui/lazy.tsx';
import * as styles from './curtain.module.css';

const CurtainDrawing = lazy(async () => (await import('./curtain-drawing.tsx')).CurtainDrawing, null);

/** Shown while the screen changes hands. The table is not in the document behind it. */
export function Curtain({ draft, seat }: { readonly draft: AnswerDraft; readonly seat: Seat }) {
  const button = useRef<HTMLButtonElement>(null);
  const sitter = draft.table.sitters.value[seat];
  useEffect(() => button.current?.focus(), [seat]);
  return (
    <main class={styles.curtain}>
      <CurtainDrawing />
      <div class={styles.curtainPlate}>
        {sitter !== undefined && <SeatBadge symbol={sitter.symbol} colour={sitter.colour} size={64} />}
        <h1>{draft.say(text('frame.pass-screen', { seat }))}</h1>
        <button ref={button} type="button" class="main" onClick={() => draft.table.liftCurtain()}>
          {draft.say(text('frame.i-am', { seat }))}
        </button>
      </div>
    </main>
  );
}
