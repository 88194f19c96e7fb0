import type { Kinds } from '@vigilia/kernel';
import { Explain } from '../answering/explain/explain.tsx';
import type { DraftProps } from '../draft/asked.ts';
import type { BoardParts } from './board-parts.ts';
import { layoutFor } from './layout.ts';
import { NarrowLayout } from './narrow-layout.tsx';
import { useViewport } from './use-viewport.ts';
import { WideLayout } from './wide-layout.tsx';
import './board.css';

interface Props<K extends Kinds> extends DraftProps<K> {
  readonly parts: BoardParts<K>;
}

/** A whole table, laid out for the window. */
export function BoardLayout<K extends Kinds>({ draft, parts }: Props<K>) {
  const viewport = useViewport();
  if (draft.table.view.value === null) return null;
  const layout = layoutFor(viewport.value, parts.columns);
  if (parts.alone?.isShown(draft))
    // The rest is not in the document, so that no key and no typed line answers the question meanwhile.
    return (
      <div class="board" data-layout={layout}>
        <parts.alone.Body draft={draft} />
      </div>
    );
  const isLarge = layout === 'wide' || layout === 'landscape' || layout === 'tablet';
  return (
    <>
      <div class="board" data-layout={layout}>
        {isLarge ? (
          <WideLayout draft={draft} parts={parts} layout={layout} viewport={viewport.value} />
        ) : (
          <NarrowLayout draft={draft} parts={parts} />
        )}
        <parts.Ending draft={draft} />
      </div>
      <Explain draft={draft} />
    </>
  );
}
