import { PLACE_SQUARES, PLACES, type Place } from '@vigilia/game-011';
import { t } from '../../../../i18n/translate.ts';
import { around, hatch, ring, round, stroke } from '../../emblems/burin.ts';
import { centreOf } from '../measure.ts';
import * as plate from './plate.module.css';

const RADIUS = 47;
const GROUND = 24;
const MIDDLE = { x: 0, y: 0 };

interface View {
  /** What stands out against the sky. */
  readonly mass: string;
  /** What lies in the shade, or is cut deep. */
  readonly dark: string;
  readonly lines: string;
}

const columns = (from: number, to: number, step: number, top: number, bottom: number) =>
  Array.from(
    { length: Math.round((to - from) / step) + 1 },
    (_, index) => `M${round(from + index * step)} ${top}V${bottom}`,
  ).join('');

/** Each Mystic Place as a traveller sees it from the street. */
const VIEWS: Readonly<Record<Place, View>> = {
  mole: {
    mass: 'M-21 24V5H-17C-15 -5 -9 -12 -5 -15V-22H-3.5V-27H-2L0 -43L2 -27H3.5V-22H5V-15C9 -12 15 -5 17 5H21V24Z',
    dark: 'M0 -43L2 -27H3.5V-22H5V-15C9 -12 15 -5 17 5H6C5 -4 3 -11 1 -15V-22L0 -27ZM-2 24V15a2 2 0 0 1 4 0V24ZM13 24V11H16V24ZM7 24V11H10V24ZM-10 24V11H-7V24ZM-16 24V11H-13V24Z',
    lines:
      'M-23 24H23M-21 8H21M-18 5H18M-11 5C-10 -4 -7 -10 -3 -15M-5 5C-4 -4 -3 -10 -1 -15M-5 -15H5M-5 -18.5H5M-5 -22H5M-3.5 -24.5H3.5',
  },
  cimitero: {
    mass: 'M-4 20V-6H-15V-14H-4V-27H4V-14H15V-6H4V20ZM-29 24V8H-33V3H-29V-3H-24V3H-20V8H-24V24ZM24 24V8H20V3H24V-3H29V3H33V8H29V24ZM-13 24V20H13V24Z',
    dark: 'M1 20V-27H4V-14H15V-11H4V20ZM-26 24V-3H-24V3H-20V5H-24V24ZM27 24V-3H29V3H33V5H29V24ZM-17 24C-22 16 -20 4 -16.5 -6C-13 4 -11 16 -16 24ZM17 24C12 16 14 4 17.5 -4C21 4 23 16 18 24Z',
    lines: 'M-36 24H36M-13 20H13M-9 28H9M-28 28H-20M16 28H27M-18 32H-6M4 32H17',
  },
  museo: {
    mass: 'M-31 24V-6H-33V-10L0 -28L33 -10V-6H31V24Z',
    dark: 'M-5 24V6H5V24ZM-12 -12C-8 -16 -4 -16 -3 -13A3.5 3.5 0 0 0 3 -13C4 -16 8 -16 12 -12C8 -11 4 -10 0 -10.5C-4 -10 -8 -11 -12 -12ZM-27 24V-3H-24V24ZM-19 24V-3H-16V24ZM-11 24V-3H-8V24ZM8 24V-3H11V24ZM16 24V-3H19V24ZM24 24V-3H27V24Z',
    lines: `M-35 24H35M-31 -3H31M-33 -6H33M-27 -10L0 -25L27 -10ZM-33 -10H33${columns(-22, -21, 1, 0, 24)}${columns(21, 22, 1, 0, 24)}`,
  },
  tempio: {
    mass: 'M-25 24V-14L-19.5 -34L-14 -14V-6L0 -22L14 -6V-14L19.5 -34L25 -14V24Z',
    dark: 'M-5 24V13C-5 8 -2 6 0 3C2 6 5 8 5 13V24ZM19.5 -34L25 -14V24H20V-14ZM-21 -4V-9L-19.5 -12L-18 -9V-4ZM-21 8V3L-19.5 0L-18 3V8ZM-11 24V14L-9.5 11L-8 14V24ZM8 24V14L9.5 11L11 14V24ZM11 -2L14 -6V24H12Z',
    lines: `M-27 24H27M-25 -14H-14M14 -14H25M-25 12H-14M14 12H25M-14 -6V24M14 -6V24${ring({ x: 0, y: -7 }, 5)}${ring({ x: 0, y: -7 }, 2)}M0 -12V-2M-5 -7H5M-19.5 -34V-38M19.5 -34V-38M-21 -36.5H-18M18 -36.5H21`,
  },
  obelisco: {
    mass: 'M-7 14L-4 -29L0 -35L4 -29L7 14ZM-11 19V14H11V19ZM-17 24V19H17V24Z',
    dark: `M0 -35L4 -29L7 14H1ZM3 19V14H11V19ZM7 24V19H17V24Z${ring({ x: 0, y: -38 }, 3)}`,
    lines:
      'M-30 24H30M-4 -29H4M-4.7 -20H4.7M-5.3 -11H5.3M-6 -2H6M-6.5 7H6.5M-26 28H-8M6 28H25M-16 32H14M-24 24V17M24 24V17M-26 17H-22M22 17H26',
  },
};

/** The sky, ruled by hand above the ground. */
function sky(): string {
  let lines = '';
  for (let y = -40; y < GROUND; y += 4.2) {
    const reach = Math.sqrt((RADIUS - 6) ** 2 - y * y);
    lines += `M${round(-reach)} ${round(y)}H${round(reach)}`;
  }
  return lines;
}

const SKY = sky();
const RIM = Array.from({ length: 48 }, (_, index) => {
  const angle = (index * Math.PI) / 24;
  return stroke(around(MIDDLE, RADIUS - 5, angle), around(MIDDLE, RADIUS, angle));
}).join('');
const EARTH = hatch({ left: -26, right: 26, top: GROUND + 2, bottom: GROUND + 12 }, 5);

const NAMES: Readonly<Record<Place, string>> = {
  mole: 'map.mole',
  cimitero: 'map.cimitero',
  museo: 'map.museo',
  tempio: 'map.tempio',
  obelisco: 'map.obelisco',
};

function Medal({ place }: { readonly place: Place }) {
  const { x, y } = centreOf(PLACE_SQUARES[place]);
  const { mass, dark, lines } = VIEWS[place];
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle class={plate.plateMedal} r={RADIUS} />
      <circle class={plate.plateLine} r={RADIUS - 5} />
      <path class={`${plate.plateFine} ${plate.plateLine}`} d={RIM + SKY + EARTH} />
      <path class={plate.plateMass} d={mass} />
      <path class={plate.plateDark} d={dark} />
      <path class={plate.plateLine} d={lines} />
      <text class={plate.plateName} y="42">
        {t(NAMES[place])}
      </text>
    </g>
  );
}

/** The five Mystic Places, each in a medal of its own. */
export function Places() {
  return (
    <g>
      {PLACES.map((place) => (
        <Medal key={place} place={place} />
      ))}
    </g>
  );
}
