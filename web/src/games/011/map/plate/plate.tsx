import { ring, round, wobble } from '../../emblems/burin.ts';
import { HEIGHT, WIDTH } from '../measure.ts';
import { Arcades, Blocks } from './blocks.tsx';
import { Citadel } from './citadel.tsx';
import { Country } from './country.tsx';
import { Cartouche, Frame } from './frame.tsx';
import { Places } from './places.tsx';
import * as styles from './plate.module.css';
import { River } from './river.tsx';
import { Runes } from './runes.tsx';
import { Stations } from './stations.tsx';

/** The engraved map, drawn once: nothing that happens in a game changes it. */
export function Plate() {
  return (
    <svg class={styles.plate} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <Parchment />
      <Country />
      <Citadel />
      <River />
      <Blocks />
      <Arcades />
      <Stations />
      <Places />
      <Runes />
      <Cartouche />
      <Frame />
      <Gaslight />
    </svg>
  );
}

/** Fibres of the sheet, as if the plate had not been wiped quite clean. */
const FIBRES = Array.from({ length: 340 }, (_, index) => {
  const x = 20 + wobble(index, 1) * (WIDTH - 60);
  const y = 20 + wobble(index, 2) * (HEIGHT - 40);
  return `M${round(x)} ${round(y)}q${round(3 + wobble(index, 3) * 6)} ${round((wobble(index, 4) - 0.5) * 5)} ${round(
    8 + wobble(index, 5) * 10,
  )} 0`;
}).join('');

/** Where the sheet was folded to fit a coat pocket. */
const FOLDS = `M${WIDTH / 3} 0V${HEIGHT}M${(WIDTH * 2) / 3} 0V${HEIGHT}M0 ${HEIGHT / 2}H${WIDTH}`;
const STAINS =
  ring({ x: 980, y: 60 }, 74, 66) + ring({ x: 110, y: 900 }, 96, 60) + ring({ x: 300, y: 330 }, 60, 44);

/** The bare sheet. */
function Parchment() {
  return (
    <g>
      <rect class={styles.plateSheet} width={WIDTH} height={HEIGHT} rx="6" />
      <g class={styles.plateFine}>
        <path class={styles.plateStain} d={STAINS} />
        <path class={styles.plateFold} d={FOLDS} />
        <path class={`${styles.plateFold} ${styles.plateCrease}`} d={FOLDS} transform="translate(1.6 1.6)" />
        <path class={styles.plateFibre} d={FIBRES} />
      </g>
    </g>
  );
}

/** The lamp above the bench: bright in the middle of the sheet, going out towards its edges. */
function Gaslight() {
  return (
    <g class={styles.plateFine}>
      <defs>
        <radialGradient id="plate-gaslight" cx="0.47" cy="0.42" r="0.78">
          <stop class={styles.plateFading} offset="0.45" />
          <stop class={styles.plateDusk} offset="1" />
        </radialGradient>
      </defs>
      <rect class={styles.plateGaslight} width={WIDTH} height={HEIGHT} rx="6" />
    </g>
  );
}
