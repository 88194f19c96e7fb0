import './drawings.css';

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
    <svg class="skyline" viewBox="0 0 600 150" aria-hidden="true" preserveAspectRatio="xMidYMax slice">
      <path class="skyline-hills" d="M0 150V118Q70 84 150 104T300 96Q380 58 468 50T600 92V150Z" />
      <path class="skyline-hills" d="M455 52V40h6q0-10 8-12v-6h2v6q8 2 8 12h6v14z" />
      <path class="skyline-mole" d="M166 150v-34h88v34zM172 116q4-44 28-64h20q24 20 28 64z" />
      <path class="skyline-mole" d="M198 52V40h24v12zM201 40v-8h18v8zM205 32l4-30h2l4 30z" />
      <path
        class="skyline-ribs"
        d="M186 116q4-40 20-64M234 116q-4-40-20-64M210 116V52M176 104h68M182 84h56"
      />
      <path class="skyline-roofs" d={ROOFS} />
      {WINDOWS.map(([x, y]) => (
        <rect key={x} class="skyline-window" x={x} y={y} width="4" height="7" />
      ))}
    </svg>
  );
}
