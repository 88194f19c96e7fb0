import type { Eleven } from '@vigilia/game-011';
import { layoutFor } from '../../board/layout.ts';
import { NarrowLayout } from '../../board/narrow-layout.tsx';
import { useViewport } from '../../board/use-viewport.ts';
import { WideLayout } from '../../board/wide-layout.tsx';
import type { AnswerDraft } from '../../table/answer-draft.ts';
import { Ending } from './ending/ending.tsx';
import '../../board/board.css';

/** The whole table of 011, laid out for the room there is. */
export function Board({ draft }: { readonly draft: AnswerDraft<Eleven> }) {
  const room = useViewport();
  if (draft.table.view.value === null) return null;
  const layout = layoutFor(room.value);
  return (
    <div class="board" data-layout={layout}>
      {layout === 'bench' ? <WideLayout draft={draft} room={room.value} /> : <NarrowLayout draft={draft} />}
      <Ending draft={draft} />
    </div>
  );
}
