import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { AnswerDraft } from '../../draft/answer-draft.ts';
import type { Legend } from '../../draft/game-ui.ts';
import { t } from '../../i18n/translate.ts';
import * as styles from './explain.module.css';
import { allExplainable, explainable, explained, signOf, titleOf } from './explainable.ts';
import * as helpDialog from './help-dialog.module.css';
import { SignRow } from './help-dialog.tsx';

/** What is pointed at, framed and explained. While it is open the table is asked, not played: Esc ends it. */
export function ExplainLayer({ draft }: { readonly draft: AnswerDraft }) {
  const legend = useSignal<Legend>([]);
  const tip = useRef<HTMLDivElement>(null);
  const found = explained.value;
  const element = found instanceof Element ? found : null;
  useEffect(() => {
    void draft.ui.loadLegend?.().then((loaded) => {
      legend.value = loaded;
    });
  }, [draft]);
  // Before it is painted: who sees it may press at once.
  useLayoutEffect(listen, []);
  useLayoutEffect(() => tip.current?.focus({ preventScroll: true }), [found]);
  const id = element === null ? null : signOf(element);
  const sign = legend.value.flatMap(({ signs }) => signs).find((each) => each.id === id);
  const box = element?.getBoundingClientRect();
  return (
    <>
      {box !== undefined && <span class={styles.explainFrame} aria-hidden="true" style={placed(box)} />}
      <div
        ref={tip}
        class={styles.explain}
        role="dialog"
        aria-label={t('legend.explained')}
        tabIndex={-1}
        data-low={box !== undefined && box.y < innerHeight / 2 ? '' : undefined}
      >
        <div class={styles.explainWords} role="status">
          {element === null && <p>{t('legend.asking')}</p>}
          {element !== null && titleOf(element) !== '' && <p>{titleOf(element)}</p>}
          {sign !== undefined && (
            <dl class={helpDialog.signList}>
              <SignRow draft={draft} sign={sign} />
            </dl>
          )}
        </div>
        <button
          type="button"
          onClick={() => {
            explained.value = null;
          }}
        >
          {t('board.close')}
        </button>
      </div>
    </>
  );
}

function placed({ x, y, width, height }: DOMRect) {
  return { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` };
}

/** Presses and arrow keys go to what is explained, not to the table. */
function listen(): () => void {
  const press = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest(`.${styles.explain}`) !== null) return;
    event.preventDefault();
    event.stopPropagation();
    explained.value = explainable(target) ?? null;
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') explained.value = null;
    else if (!go(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', press, { capture: true });
  addEventListener('keydown', key, { capture: true });
  return () => {
    removeEventListener('click', press, { capture: true });
    removeEventListener('keydown', key, { capture: true });
  };
}

/** Goes on to what lies in the direction of an arrow; from nothing to the first. */
function go(key: string): boolean {
  if (!key.startsWith('Arrow')) return false;
  const board = document.querySelector('[data-layout]');
  const { value: now } = explained;
  const spots = board === null ? [] : allExplainable(board).map(spotOf);
  const next = now instanceof Element ? towards(spotOf(now), key, spots) : spots[0];
  if (next !== null && next !== undefined) explained.value = next.element;
  return true;
}

function spotOf(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { element, x: x + width / 2, y: y + height / 2 };
}

/** Where something lies on the screen. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

type Way = Readonly<{ x: -1 | 0 | 1; y: -1 | 0 | 1 }>;

const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** What lies next in the direction of an arrow key: straight on before aside. Null if nothing does, or for another key. */
export function towards<S extends Spot>(from: Spot, key: string, spots: readonly S[]): S | null {
  const way = WAYS[key];
  if (way === undefined) return null;
  const cost = (spot: Spot) => {
    const [across, down] = [spot.x - from.x, spot.y - from.y];
    const along = across * way.x + down * way.y;
    const aside = Math.abs(across * way.y) + Math.abs(down * way.x);
    return along <= 1 ? Number.POSITIVE_INFINITY : along + 2 * aside;
  };
  const ahead = spots.filter((spot) => cost(spot) < Number.POSITIVE_INFINITY);
  return ahead.toSorted((one, other) => cost(one) - cost(other))[0] ?? null;
}
