import type { Assist } from '@vigilia/kernel';
import { t } from '../../../i18n/translate.ts';
import { gives } from './cell.ts';
import { MarkDrawing } from './mark.tsx';
import './legend.css';

/** What each layer looks like, as far as this table fills it in. */
export function Legend({ assist }: { readonly assist: Assist }) {
  return (
    <ul class="legend" aria-label={t('sheet.legend')}>
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
