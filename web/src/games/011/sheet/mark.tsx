import type { Assist } from '@vigilia/kernel';
import { t } from '../../../i18n/translate.ts';
import { type Cell, gives } from './cell.ts';
import * as styles from './mark.module.css';
import { isStruck, type PencilMark } from './pencil.ts';

/** Drawn by hand on a field of 24 by 24: the second stroke never lies quite on the first. */
const PENCILLED: Readonly<Record<PencilMark, string>> = {
  yes: 'M4.5 12.8c1.9 1.7 3.4 3.8 4.9 6.2C11.6 13.6 15 8.4 20 4.7M5.3 12.2c2 1.9 3 3.5 4.3 5.6',
  no: 'M5 5.6c4.4 4.3 9 8.9 13.8 13.2M18.6 5c-4.6 4.5-9 9-13.4 14.2M6.2 5.4c2.3 2 4.7 4.5 6.4 6.1',
  maybe:
    'M7.6 8.2c.3-3 2.4-4.5 4.9-4.4 2.8.1 4.5 2 4.3 4.3-.2 3.2-4.5 3.5-4.6 7.2M7.9 7.2c.6-1.7 1.7-2.6 3.2-3M12 19.3c.3-.2.6 0 .5.3s-.6.3-.6 0',
};

const CHECK = 'M7.3 12.4l3.4 3.5 6.2-7.6';
const BLOT =
  'M12 1.9c2.7-.4 5.6.8 7.4 2.9 1.9 2 2.9 4.9 2.6 7.6-.2 2.8-1.7 5.5-3.9 7.2-2.2 1.8-5.1 2.6-7.8 2.1-2.8-.4-5.4-2-6.9-4.4C1.8 15 1.3 12 2 9.3c.7-2.6 2.5-5 4.9-6.3 1.6-.8 3.3-1 5.1-1.1z';
const CROSS = 'M7 6.4c3.5 3.3 6.8 6.7 10.2 10.9M17.4 6.6c-3.7 3.3-7 6.9-10.6 10.8';
const RING = 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17z';
const HATCHING = 'M5 14.5L14.5 5M5.5 18L18 5.5M8.5 19.5L19.5 8.5M13 20l7-7';
const STROKE = 'M7 17L17 7';

/** What is written in a square: ink or graphite in the middle, and the pencil where it finds room. */
export function MarkDrawing({
  cell: { layer, isThere },
  pencil,
}: {
  readonly cell: Pick<Cell, 'layer' | 'isThere'>;
  readonly pencil: PencilMark | null;
}) {
  return (
    <span class={styles.mark}>
      {layer !== 'open' && isThere !== null && (
        <svg data-layer={layer} viewBox="0 0 24 24" aria-hidden="true">
          {layer === 'ink' && isThere && <path class={styles.markBlot} d={BLOT} />}
          {layer === 'ink' && (
            <path class={isThere ? styles.markCheck : styles.markCross} d={isThere ? CHECK : CROSS} />
          )}
          {layer === 'graphite' && <path d={isThere ? `${RING}${HATCHING}${CHECK}` : STROKE} />}
        </svg>
      )}
      {pencil !== null && (
        <svg class={styles.markPencil} viewBox="0 0 24 24" aria-hidden="true">
          <path d={PENCILLED[pencil]} />
          {layer === 'ink' && isThere !== null && isStruck(pencil, isThere) && (
            <path class={styles.markStruck} d="M1 13.5c7-1.5 15-2.5 22-2M1.5 11c7 .5 14 1.5 21 3.5" />
          )}
        </svg>
      )}
    </span>
  );
}

/** What each layer looks like, as far as this table fills it in. */
export function MarkLegend({ assist }: { readonly assist: Assist }) {
  return (
    <ul class={styles.legend} aria-label={t('sheet.legend')}>
      <li>
        <MarkDrawing cell={{ layer: 'ink', isThere: true }} pencil={null} />
        <MarkDrawing cell={{ layer: 'ink', isThere: false }} pencil={null} />
        {t(gives(assist, 'record') ? 'sheet.legend-ink' : 'sheet.legend-own')}
      </li>
      {gives(assist, 'reason') && (
        <li>
          <MarkDrawing cell={{ layer: 'graphite', isThere: true }} pencil={null} />
          <MarkDrawing cell={{ layer: 'graphite', isThere: false }} pencil={null} />
          {t('sheet.legend-graphite')}
        </li>
      )}
      <li>
        <MarkDrawing cell={{ layer: 'open', isThere: null }} pencil="yes" />
        <MarkDrawing cell={{ layer: 'open', isThere: null }} pencil="no" />
        <MarkDrawing cell={{ layer: 'open', isThere: null }} pencil="maybe" />
        {t('sheet.legend-pencil')}
      </li>
    </ul>
  );
}
