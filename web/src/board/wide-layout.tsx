import { useSignal } from '@preact/signals';
import type { Kinds } from '@vigilia/kernel';
import { AnsweringPanel } from '../answering/answering-panel.tsx';
import type { DraftProps } from '../draft/asked.ts';
import { t } from '../i18n/translate.ts';
import type { BoardParts } from './board-parts.ts';
import { Drawer } from './drawer.tsx';
import type { Viewport } from './layout.ts';
import { isLinked, useLink } from './linked.ts';
import { SheetPanel } from './sheet-panel.tsx';
import { useKey } from './use-key.ts';
import './wide-layout.css';

interface Props<K extends Kinds> extends DraftProps<K> {
  readonly parts: BoardParts<K>;
  readonly viewport: Viewport;
}

/**
 * Three columns: the side on the left, the main part in the middle, the question on the right. On an upright tablet the
 * main part lies above the two others.
 */
export function WideLayout<K extends Kinds>({ draft, parts, viewport }: Props<K>) {
  const { main, Side, Below, Above, sheet } = parts;
  const isSheetOpen = useSignal(isLinked(sheet, location.hash));
  const turnSheet = () => {
    isSheetOpen.value = !isSheetOpen.value;
  };
  useKey(sheet?.key ?? null, turnSheet);
  useLink(sheet, {
    isOpen: isSheetOpen.value,
    open: () => {
      isSheetOpen.value = true;
    },
  });
  return (
    <div class="wide-layout">
      <div class="wide-side">
        <Side draft={draft} />
      </div>
      <div class="wide-middle">
        <section class="wide-main" aria-label={t(main.label)}>
          <main.Body draft={draft} />
        </section>
        {Below !== undefined && <Below draft={draft} />}
        {sheet !== undefined && isSheetOpen.value && (
          <SheetPanel title={t(sheet.title)} onClose={turnSheet}>
            <sheet.Body draft={draft} />
          </SheetPanel>
        )}
      </div>
      <div class="wide-side">
        {Above !== undefined && (
          <div class="wide-above">
            <Above draft={draft} />
          </div>
        )}
        <div class="wide-answering">
          <AnsweringPanel draft={draft} />
        </div>
        <Drawer
          draft={draft}
          viewport={viewport}
          sheet={sheet}
          isSheetOpen={isSheetOpen.value}
          onSheet={turnSheet}
        />
      </div>
    </div>
  );
}
