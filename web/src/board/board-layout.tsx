import { type ReadonlySignal, signal } from '@preact/signals';
import type { Kinds } from '@vigilia/kernel';
import { useEffect, useMemo } from 'preact/hooks';
import { Explain } from '../answering/explain/explain.tsx';
import type { DraftProps } from '../draft/asked.ts';
import { settings } from '../storage/settings.ts';
import * as styles from './board.module.css';
import type { BoardParts } from './board-parts.ts';
import { layoutFor, type Viewport } from './layout.ts';
import { NarrowLayout } from './narrow-layout.tsx';
import { WideLayout } from './wide-layout.tsx';

interface Props<K extends Kinds> extends DraftProps<K> {
  readonly parts: BoardParts<K>;
}

/** A whole table, laid out for the window. */
export function BoardLayout<K extends Kinds>({ draft, parts }: Props<K>) {
  const viewport = useViewport();
  if (draft.table.view.value === null) return null;
  const layout = layoutFor(viewport.value, parts);
  if (parts.alone?.isShown(draft))
    // The rest is not in the document, so that no key and no typed line answers the question meanwhile.
    return (
      <div class={styles.board} data-layout={layout}>
        <parts.alone.Body draft={draft} />
      </div>
    );
  const hasSide = layout === 'flanked' || (layout === 'tablet' && parts.isPaired === true);
  const isWide = layout === 'wide' || layout === 'landscape' || (layout === 'tablet' && !hasSide);
  return (
    <>
      <div class={styles.board} data-layout={layout}>
        {isWide ? (
          <WideLayout draft={draft} parts={parts} layout={layout} viewport={viewport.value} />
        ) : (
          <NarrowLayout draft={draft} parts={parts} hasSide={hasSide} />
        )}
        <parts.Ending draft={draft} />
      </div>
      <Explain draft={draft} />
    </>
  );
}

/** The size of the window in letters, measured again when the window or the size of the text changes. */
function useViewport(): ReadonlySignal<Viewport> {
  // To measure is to lay out everything: it must not happen whenever the board is drawn.
  const viewport = useMemo(() => signal(measured()), []);
  const size = settings.size.value;
  useEffect(() => {
    const measure = () => {
      viewport.value = measured();
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [size]);
  return viewport;
}

function measured(): Viewport {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return { width: innerWidth / rem, height: innerHeight / rem };
}
