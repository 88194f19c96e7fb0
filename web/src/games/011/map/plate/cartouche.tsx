import { t } from '../../../../i18n/translate.ts';
import { around, polygon, ring, stroke } from '../../emblems/burin.ts';

const ROSE = { x: 132, y: 262 };

function points(turn: number, long: number, side: 'light' | 'dark'): string {
  return [0, 1, 2, 3]
    .map((index) => {
      const angle = (index * Math.PI) / 2 + turn;
      const beside = angle + (side === 'dark' ? Math.PI / 4 : -Math.PI / 4);
      return polygon([ROSE, around(ROSE, long, angle), around(ROSE, long * 0.26, beside)]);
    })
    .join('');
}

const TICKS = Array.from({ length: 72 }, (_, index) => {
  const angle = (index * Math.PI) / 36;
  return stroke(around(ROSE, index % 9 === 0 ? 49 : 53, angle), around(ROSE, 57, angle));
}).join('');

const SCROLLS =
  'M62 124H122M186 124H126M124 120L128 124L124 128L120 124Z' +
  'M62 124c-8 0 -10 -8 -4 -10c5 -1 7 5 3 6M186 124c8 0 10 -8 4 -10c-5 -1 -7 5 -3 6';

/** The name of the city, and the compass of the Position slots: north is row 0. */
export function Cartouche() {
  return (
    <g class="plate-cartouche">
      <text class="plate-title" x="186" y="102" textLength="250" lengthAdjust="spacing">
        {t('map.city')}
      </text>
      <path class="plate-line" d={SCROLLS} transform="translate(62 6)" />
      <path class="plate-line" d={ring(ROSE, 57) + ring(ROSE, 53) + TICKS} />
      <path class="plate-light" d={points(Math.PI / 4, 38, 'light')} />
      <path class="plate-dark" d={points(Math.PI / 4, 38, 'dark')} />
      <path class="plate-light" d={points(0, 56, 'light')} />
      <path class="plate-dark" d={points(0, 56, 'dark')} />
      <path class="plate-light" d={ring(ROSE, 5)} />
      <path class="plate-dark" d={`M${ROSE.x} 188l7 14l-7 -4l-7 4Z`} />
    </g>
  );
}
