import * as styles from './drawings.module.css';

/** Lit windows, each by its corner. */
const WINDOWS: readonly (readonly [number, number])[] = [
  [22, 128],
  [58, 120],
  [96, 132],
  [122, 124],
  [150, 134],
  [268, 126],
  [300, 134],
  [322, 120],
  [352, 130],
  [398, 124],
  [430, 134],
  [476, 128],
  [512, 120],
  [560, 130],
];

const ROOFS =
  'M0 150V112h14v-8h6v8h22l16-10 16 10v-4h8v-12h5v12h20l14 8h20v-14h7v14h28v30h74v-26l18-10 18 10v-16h6v16h26' +
  'l12-8 12 8h18v-12h6v12h30l14-9 14 9h12v-20h7v20h24l12-8h20v-8h6v8h34l16-10 16 10h24v42z';

/** Turin at night behind the bench: roofs, the Mole with its spire, the hill of Superga. */
export function Skyline() {
  return (
    <svg class={styles.skyline} viewBox="0 0 600 150" aria-hidden="true" preserveAspectRatio="xMidYMax slice">
      <path class={styles.skylineHills} d="M0 150V118Q70 84 150 104T300 96Q380 58 468 50T600 92V150Z" />
      <path class={styles.skylineHills} d="M455 52V40h6q0-10 8-12v-6h2v6q8 2 8 12h6v14z" />
      <path class={styles.skylineMole} d="M166 150v-34h88v34zM172 116q4-44 28-64h20q24 20 28 64z" />
      <path class={styles.skylineMole} d="M198 52V40h24v12zM201 40v-8h18v8zM205 32l4-30h2l4 30z" />
      <path
        class={styles.skylineRibs}
        d="M186 116q4-40 20-64M234 116q-4-40-20-64M210 116V52M176 104h68M182 84h56"
      />
      <path class={styles.skylineRoofs} d={ROOFS} />
      {WINDOWS.map(([x, y]) => (
        <rect key={x} class={styles.skylineWindow} x={x} y={y} width="4" height="7" />
      ))}
    </svg>
  );
}

/** The lamp over the bench. */
export function GasLamp() {
  return (
    <svg class={styles.gasLamp} viewBox="0 0 120 128" aria-hidden="true">
      <defs>
        <radialGradient id="gas-lamp-light" gradientUnits="userSpaceOnUse" cx="60" cy="68" r="110">
          <stop class={styles.gasLampNear} offset="0" />
          <stop class={styles.gasLampFar} offset="1" />
        </radialGradient>
      </defs>
      <circle class={styles.gasLampLight} cx="60" cy="68" r="110" />
      <path class={styles.gasLampChain} d="M60 -700V30" />
      <path class={styles.gasLampIron} d="M52 22h16l10 16H42zM36 38h48v6H36z" />
      <path class={styles.gasLampGlass} d="M40 44h40l9 46H31z" />
      <path class={styles.gasLampFlame} d="M60 52c10 12 14 19 9 28-3 7-15 7-18 0-5-9-1-16 9-28z" />
      <path class={styles.gasLampCore} d="M60 64c4 6 7 10 4 15-2 3-6 3-8 0-3-5 0-9 4-15z" />
      <path class={styles.gasLampBars} d="M50 44l-5 46M70 44l5 46M40 44l-9 46M80 44l9 46" />
      <path class={styles.gasLampIron} d="M27 90h66l-5 7H32zM38 97h44l-10 9H48zM56 106h8v10l-4 8-4-8z" />
    </svg>
  );
}

const TICKS = Array.from({ length: 12 }, (_, hour) => hour * 30);

/** What lies on the bench: a watch that shows 11, a lens, tweezers and a screwdriver. */
export function Tools() {
  return (
    <svg class={styles.tools} viewBox="0 0 520 118" aria-hidden="true">
      <ellipse class={styles.toolsShade} cx="96" cy="108" rx="62" ry="7" />
      <g transform="translate(96 64) rotate(-9)">
        <path class={styles.toolsBrass} d="M-6 -58h12v12h-12zM-9 -62h18v6h-18z" />
        <circle class={styles.toolsBow} cy="-66" r="9" />
        <circle class={styles.toolsBrass} r="46" />
        <circle class={styles.toolsDial} r="39" />
        {TICKS.map((turn) => (
          <path key={turn} class={styles.toolsTick} transform={`rotate(${turn})`} d="M0 -36v7" />
        ))}
        <path class={styles.toolsHand} d="M3 5L-11 -19M0 7V-30" />
        <circle class={styles.toolsPin} r="3" />
      </g>
      <ellipse class={styles.toolsShade} cx="240" cy="104" rx="62" ry="8" />
      <path class={styles.toolsHorn} d="M270 92l34-12c6-2 9 6 4 8l-33 12z" />
      <ellipse class={styles.toolsGlass} cx="232" cy="94" rx="44" ry="15" />
      <path class={styles.toolsShine} d="M202 92q10 -9 28 -9" />
      <ellipse class={styles.toolsShade} cx="400" cy="112" rx="104" ry="4" />
      <path class={styles.toolsSteel} d="M300 109C330 92 400 92 486 100l1 3C400 98 340 99 302 112z" />
      <path class={styles.toolsSteel} d="M300 110C340 112 420 112 486 105l1-2C420 106 340 104 302 106z" />
      <g transform="translate(322 84) rotate(-4)">
        <path class={styles.toolsHorn} d="M0 -8h62l8 4v8l-8 4H0c-5-4-5-12 0-16z" />
        <path class={styles.toolsBrass} d="M70 -5h12v10H70z" />
        <path class={styles.toolsSteel} d="M82 -2h84l8-2v8l-8-2H82z" />
      </g>
    </svg>
  );
}
