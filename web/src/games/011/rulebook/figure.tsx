import { RULEBOOK_FIGURES } from '@vigilia/game-011';
import { t } from '../../../i18n/translate.ts';
import { AreaDrawn } from '../map/layers/area-layer.tsx';
import { LayerSheet } from '../map/layers/layers.tsx';
import { OrganToken } from '../map/layers/piece-layer.tsx';
import { HEIGHT, WIDTH } from '../map/measure.ts';
import { Plate } from '../map/plate/plate.tsx';
import * as styles from './city-figure.module.css';

const NONE: ReadonlySet<string> = new Set();

/** A drawing of the rulebook: the engraved city, and on it where the Organ may be put so far. */
export function Figure({ name }: { readonly name: string }) {
  const figure = RULEBOOK_FIGURES[name];
  if (figure === undefined) return null;
  const { area, organ } = figure;
  return (
    <figure
      class={styles.cityFigure}
      data-size={area === null ? 'whole' : 'step'}
      role="img"
      aria-label={t('map.name')}
      style={{ aspectRatio: `${WIDTH} / ${HEIGHT}` }}
    >
      <Plate />
      <LayerSheet>
        {area !== null && <AreaDrawn area={{ squares: new Set(area), lost: NONE, isAsked: true }} />}
        {organ !== null && <OrganToken square={organ} />}
      </LayerSheet>
    </figure>
  );
}
