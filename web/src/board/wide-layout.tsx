import { useSignal } from '@preact/signals';
import type { Kinds } from '@vigilia/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { AnsweringPanel } from '../answering/panel/answering-panel.tsx';
import type { DraftProps } from '../draft/asked.ts';
import { t } from '../i18n/translate.ts';
import { useKey } from '../platform/keyboard.ts';
import type { BoardParts } from './board-parts.ts';
import { Drawer, type Opener } from './drawer.tsx';
import type { Layout, Viewport } from './layout.ts';
import { isLinked, useLink, useMainPart } from './reach-parts.ts';
import { LINES } from './tab-bar.tsx';
import * as styles from './wide-layout.module.css';

interface Props<K extends Kinds> extends DraftProps<K> {
  readonly parts: BoardParts<K>;
  readonly layout: Layout;
  readonly viewport: Viewport;
}

/**
 * Three columns: the side on the left, the main part in the middle, the question on the right. On an upright tablet the
 * main part lies above the two others. On a tablet on its side the side opens over the main part, and a line below the
 * main part sums it up.
 */
export function WideLayout<K extends Kinds>({ draft, parts, layout, viewport }: Props<K>) {
  const { main, Side, Below, Above, Strip, sheet } = parts;
  const over = useSignal<'sheet' | 'side' | null>(isLinked(sheet, location.hash) ? 'sheet' : null);
  const isFolded = layout === 'landscape';
  const open = (wished: 'sheet' | 'side' | null) => {
    over.value = wished;
  };
  const turnSheet = () => open(over.value === 'sheet' ? null : 'sheet');
  const turnSide = () => open(over.value === 'side' ? null : 'side');
  useKey(sheet?.key ?? null, turnSheet);
  useLink(sheet, { isOpen: over.value === 'sheet', open: () => open('sheet') });
  const part = useMainPart({ draft, main, uncover: () => open(null) });
  const openers: Opener[] = [
    ...(isFolded
      ? [
          {
            name: 'side',
            label: 'board.overview',
            lines: LINES.players,
            key: null,
            isOpen: over.value === 'side',
            onPress: turnSide,
          },
        ]
      : []),
    ...(sheet === undefined ? [] : [{ ...sheet, isOpen: over.value === 'sheet', onPress: turnSheet }]),
  ];
  return (
    <div class={styles.wideLayout}>
      {!isFolded && (
        <div class={styles.wideSide}>
          <Side draft={draft} />
        </div>
      )}
      <div class={styles.wideMiddle}>
        <section ref={part} class={styles.wideMain} data-main-part="" aria-label={t(main.label)}>
          <main.Body draft={draft} />
        </section>
        {isFolded && Strip !== undefined && <Strip draft={draft} show={() => open('side')} />}
        {Below !== undefined && <Below draft={draft} />}
        {sheet !== undefined && over.value === 'sheet' && (
          <SheetPanel title={t(sheet.title)} onClose={turnSheet}>
            <sheet.Body draft={draft} />
          </SheetPanel>
        )}
        {isFolded && over.value === 'side' && (
          <SheetPanel title={t('board.overview')} onClose={turnSide}>
            <div class={styles.wideOverview}>
              <Side draft={draft} />
            </div>
          </SheetPanel>
        )}
      </div>
      <div class={styles.wideSide}>
        {Above !== undefined && (
          <div class={styles.wideAbove}>
            <Above draft={draft} />
          </div>
        )}
        <div class={styles.wideAnswering}>
          <AnsweringPanel draft={draft} />
        </div>
        <Drawer draft={draft} viewport={viewport} openers={openers} />
      </div>
    </div>
  );
}

interface SheetPanelProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A large part over the main one. The question beside it can still be answered. */
function SheetPanel({ title, onClose, children }: SheetPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useKey('Escape', onClose);
  useEffect(() => {
    panel.current?.focus();
  }, []);
  return (
    <div ref={panel} class={styles.sheetPanel} tabIndex={-1}>
      <header class={styles.sheetPanelHead}>
        <h2>{title}</h2>
        <button type="button" onClick={onClose}>
          {t('board.close')}
        </button>
      </header>
      {children}
    </div>
  );
}
