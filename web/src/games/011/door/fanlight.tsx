import * as door011 from './door-011.module.css';
import * as styles from './fanlight.module.css';
import { Gear, radiusOf } from './gear.tsx';

/** Two teeth for each face of the Movement, Machine and Action gears of 011. */
const [MOVEMENT, MACHINE, ACTION] = [18, 16, 14];
const MIDDLE = [180, 104] as const;

/** Seen from the gear in the middle, in degrees. */
const [LEFT, RIGHT] = [151, 27];

/** The arched window above the door of 011: three gears that turn together against the gaslight. */
export function Fanlight() {
  return (
    <svg
      class={styles.fanlight}
      viewBox="3 0 354 196"
      aria-hidden="true"
      preserveAspectRatio="xMidYMax slice"
    >
      <defs>
        <radialGradient id="fanlight-glow" cx="50%" cy="62%" r="68%">
          <stop class={styles.fanlightNear} offset="0" />
          <stop class={styles.fanlightFar} offset="1" />
        </radialGradient>
        <linearGradient id="fanlight-brass" x1="0" y1="0" x2="0.5" y2="1">
          <stop class={styles.fanlightBright} offset="0" />
          <stop class={styles.fanlightDull} offset="1" />
        </linearGradient>
        <clipPath id="fanlight-arch">
          <path d="M8 196V180A172 172 0 0 1 352 180V196Z" />
        </clipPath>
      </defs>
      <g clip-path="url(#fanlight-arch)">
        <rect class={styles.fanlightNight} width="360" height="196" />
        <rect fill="url(#fanlight-glow)" width="360" height="196" />
        <path class={styles.fanlightRays} d={raysFrom(180, 196)} />
        <Gear
          teeth={MACHINE}
          at={beside(MACHINE, LEFT)}
          turned={facing(LEFT, MACHINE)}
          class={door011.gearMachine}
        />
        <Gear
          teeth={ACTION}
          at={beside(ACTION, RIGHT)}
          turned={facing(RIGHT, ACTION)}
          class={door011.gearAction}
        />
        <Gear teeth={MOVEMENT} at={MIDDLE} turned={LEFT} class={door011.gearOn} />
      </g>
      <path class={styles.fanlightFrame} d="M8 196V180A172 172 0 0 1 352 180V196" />
      <path class={styles.fanlightBead} d="M16 196V180A164 164 0 0 1 344 180V196" />
      <path class={styles.fanlightKeystone} d="M162 1h36l-6 31h-24z" />
      <text class={styles.fanlightHour} x="180" y="23">
        XI
      </text>
    </svg>
  );
}

function beside(teeth: number, degrees: number): readonly [number, number] {
  const far = radiusOf(teeth) + radiusOf(MOVEMENT);
  const angle = (degrees * Math.PI) / 180;
  return [MIDDLE[0] + far * Math.cos(angle), MIDDLE[1] + far * Math.sin(angle)];
}

/** Turned so that a gap meets the tooth of the gear in the middle. */
function facing(degrees: number, teeth: number): number {
  const shift = ((degrees - LEFT) / 360) * MOVEMENT;
  const toothThere = (shift - Math.round(shift)) * (360 / teeth);
  return degrees + 180 + 180 / teeth + toothThere;
}

function raysFrom(x: number, y: number): string {
  return Array.from({ length: 9 }, (_, ray) => {
    const angle = Math.PI + ((ray + 1) * Math.PI) / 10;
    return `M${x} ${y}L${(x + 220 * Math.cos(angle)).toFixed(1)} ${(y + 220 * Math.sin(angle)).toFixed(1)}`;
  }).join('');
}
