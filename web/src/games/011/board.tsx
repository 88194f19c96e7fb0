import type { Eleven } from '@vigilia/game-011';
import type { Desk } from '../../table/answer-draft.ts';
import { Bench } from './board/wide-layout.tsx';
import { layoutFor } from './board/layout.ts';
import { Pocket } from './board/narrow-layout.tsx';
import { useRoom } from './board/use-viewport.ts';
import { Ending } from './ending/ending.tsx';
import './board/board.css';

/** The whole table of 011, laid out for the room there is. */
export function Board({ desk }: { readonly desk: Desk<Eleven> }) {
  const room = useRoom();
  if (desk.table.view.value === null) return null;
  const layout = layoutFor(room.value);
  return (
    <div class="board" data-layout={layout}>
      {layout === 'bench' ? <Bench desk={desk} room={room.value} /> : <Pocket desk={desk} />}
      <Ending desk={desk} />
    </div>
  );
}
