import { type Seat, text } from '@vigilia/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { SeatSymbol } from '../../shell/symbols/symbol.tsx';
import type { Desk } from '../answer-draft.ts';
import { Drape } from './drape.tsx';
import './curtain.css';

/** Down while the screen changes hands: nothing of the table is to be seen or heard behind it. */
export function Curtain({ desk, seat }: { readonly desk: Desk; readonly seat: Seat }) {
  const button = useRef<HTMLButtonElement>(null);
  const sitter = desk.table.sitters.value[seat];
  useEffect(() => button.current?.focus(), [seat]);
  return (
    <main class="curtain">
      <Drape />
      <div class="curtain-plate">
        {sitter !== undefined && <SeatSymbol symbol={sitter.symbol} colour={sitter.colour} size={64} />}
        <h1>{desk.say(text('frame.pass-screen', { seat }))}</h1>
        <button ref={button} type="button" class="main" onClick={() => desk.table.liftCurtain()}>
          {desk.say(text('frame.i-am', { seat }))}
        </button>
      </div>
    </main>
  );
}
