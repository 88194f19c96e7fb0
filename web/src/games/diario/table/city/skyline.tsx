import loadSilhouettes from 'drawings:diario/table/city/silhouettes';
import type { LocationId } from '@vigilia/game-diario';
import { late, lazyIn } from '../../../../ui/lazy.tsx';
import * as styles from './skyline.module.css';

/** Roofs from near to far, as one line each: what is still standing. */
const FAR =
  'M0 62V46h14v-6h8v10h18V36l6-5 6 5v12h22v-8h10v-14h4v-7h2v7h4v20h26v-8h16v4h10v-16h14v18h20V34l10-8 10 8v14h26v-6h12V30h12v14h18v-8h8v14h24V40h14v8h22V34h10v-6h6v18h26v-6h12v-10h10v16h22v-8h16v24Z';
const NEAR =
  'M0 80V60l8-6 8 6h22v-8h16l4 4 3-6 5 8h14v6h26v-10h6v-10h8v10h18v8h30l6-9 7 4 4-8 6 13h28v-6h14v-14h16v14h24v8l9-6 9 6h32v-9h10v-8h12v17h28l5-6 3 5 6-10 5 11h24v-8h20v22Z';

/** The city behind everything, with smoke over it. */
export function Skyline() {
  return (
    <svg class={styles.skyline} viewBox="0 0 460 80" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path
        class={styles.skylineSmoke}
        d="M96 20c-8-6 4-12-4-18M262 26c10-8-6-14 4-22M402 28c-8-8 6-14-2-24"
      />
      <path class={styles.skylineFar} d={FAR} />
      <path class={styles.skylineNear} d={NEAR} />
      <path
        class={styles.skylineFire}
        d="M100 52h3v3h-3zM262 58h3v3h-3zM338 60h3v3h-3zM176 62h2v3h-2zM404 62h3v2h-3z"
      />
    </svg>
  );
}

interface Props {
  readonly location: LocationId;
}

const silhouettes = late(loadSilhouettes);

/** A Location as it stands against the sky; the ground alone until its lines are there. */
export const Building = lazyIn(silhouettes, () => Outline, { Waiting: Outline, Failed: () => null });

function Outline({ location }: Props) {
  const { mass, lines, lit } = silhouettes.part.value?.SILHOUETTES[location] ?? {};
  return (
    <svg class={styles.building} viewBox="0 0 120 80" aria-hidden="true">
      <path class={styles.buildingMass} d={mass} />
      <path class={styles.buildingLines} d={lines} />
      <path class={styles.buildingLit} d={lit} />
      <path class={styles.buildingGround} d="M0 77h120" />
    </svg>
  );
}
