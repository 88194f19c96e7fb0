import { ring, round, wobble } from '../../emblems/burin.ts';
import { HEIGHT, WIDTH } from '../measure.ts';
import { Arcades, Blocks } from './blocks.tsx';
import { Citadel } from './citadel.tsx';
import { Country } from './country.tsx';
import { Cartouche, Frame } from './frame.tsx';
import { Places } from './places.tsx';
import { River } from './river.tsx';
import { Runes } from './runes.tsx';
import { Stations } from './stations.tsx';
import './plate.css';

/** The engraved map, drawn once: nothing that happens in a game changes it. */
export function Plate() {
  return (
    <svg class="plate" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
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
    <g class="plate-parchment">
      <rect class="plate-sheet" width={WIDTH} height={HEIGHT} rx="6" />
      <g class="plate-fine">
        <path class="plate-stain" d={STAINS} />
        <path class="plate-fold" d={FOLDS} />
        <path class="plate-fold plate-crease" d={FOLDS} transform="translate(1.6 1.6)" />
        <path class="plate-fibre" d={FIBRES} />
      </g>
    </g>
  );
}

/** The lamp above the bench: bright in the middle of the sheet, going out towards its edges. */
function Gaslight() {
  return (
    <g class="plate-fine">
      <defs>
        <radialGradient id="plate-gaslight" cx="0.47" cy="0.42" r="0.78">
          <stop class="plate-fading" offset="0.45" />
          <stop class="plate-dusk" offset="1" />
        </radialGradient>
      </defs>
      <rect class="plate-gaslight" width={WIDTH} height={HEIGHT} rx="6" />
    </g>
  );
}
