import { type Line, STATIONS } from '@vigilia/game-011';
import { t } from '../../../../i18n/translate.ts';
import { around, hatch, polygon, ring, round } from '../../emblems/burin.ts';
import { ICONS } from '../../emblems/icons.ts';
import { centreOf } from '../measure.ts';
import * as plate from './plate.module.css';

interface Sign {
  /** The key of the letter that its machine begins with. */
  readonly letter: string;
  /** The shape of its Stations. */
  readonly field: string;
  readonly pattern: string;
}

const MIDDLE = { x: 0, y: 0 };

/** Rows of dots, as far as a hexagon reaches. */
function dots(): string {
  let all = '';
  for (let row = -4; row <= 4; row++) {
    const reach = 42 - Math.abs(row) * 5;
    for (let x = -reach; x <= reach; x += 9) all += `M${x + (row % 2 === 0 ? 0 : 4)} ${row * 9}h.01`;
  }
  return all;
}

/** Rings of cloud round the mooring mast. */
function waves(): string {
  return [34.5, 38.5, 42.5]
    .map((radius) =>
      Array.from({ length: 12 }, (_, index) => {
        const at = (share: number) => around(MIDDLE, radius, ((index + share) * Math.PI) / 6);
        const [from, to] = [at(0), at(0.72)];
        return `M${round(from.x)} ${round(from.y)}A${radius} ${radius} 0 0 1 ${round(to.x)} ${round(to.y)}`;
      }).join(''),
    )
    .join('');
}

/** Told apart four times over: by colour, shape, pattern and letter. */
const SIGNS: Readonly<Record<Line, Sign>> = {
  tram: {
    letter: 'map.letter-tram',
    field: 'M-38 -43H38L43 -38V38L38 43H-38L-43 38V-38Z',
    pattern: hatch({ left: -41, right: 41, top: -41, bottom: 41 }, 9),
  },
  monorail: {
    letter: 'map.letter-monorail',
    field: polygon([0, 1, 2, 3, 4, 5].map((corner) => around(MIDDLE, 49, (corner * Math.PI) / 3))),
    pattern: dots(),
  },
  airship: { letter: 'map.letter-airship', field: ring(MIDDLE, 46), pattern: waves() },
};

const LINES = Object.keys(STATIONS) as readonly Line[];

function Station({ line, square }: { readonly line: Line; readonly square: string }) {
  const { letter, field, pattern } = SIGNS[line];
  const { x, y } = centreOf(square);
  return (
    <g class={plate.plateStation} data-line={line} transform={`translate(${x} ${y})`}>
      <path class={plate.plateField} d={field} />
      <path class={plate.platePattern} d={pattern} />
      <circle class={plate.plateSign} r="31" />
      <path class={plate.plateMachine} d={ICONS[line]} transform="translate(-15 -27) scale(1.25)" />
      <text class={plate.plateLetter} y="16">
        {t(letter)}
      </text>
    </g>
  );
}

/** The Stations of tram, monorail and airship. */
export function Stations() {
  return (
    <g>
      {LINES.flatMap((line) =>
        STATIONS[line].map((square) => <Station key={square} line={line} square={square} />),
      )}
    </g>
  );
}
