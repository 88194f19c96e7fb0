import { round, wobble } from '../../emblems/burin.ts';
import * as picture from './picture.module.css';
import { each, rays, SKYLINE, WINDOWS } from './strokes.ts';

/** Tongues of fire behind the roofs, the next row lower and brighter. */
function fire(row: number): string {
  const tongues = each(25, (index) => {
    const x = index * 20;
    const high = 250 - row * 14 - 52 * wobble(index, row + 5);
    return `Q${x + 3} ${round(high + 28)} ${round(x + 8 + 6 * wobble(index, row))} ${round(high)}Q${x + 15} ${round(high + 26)} ${x + 20} 250`;
  });
  return `M0 300V250${tongues.join('')}V300Z`;
}

const EMBERS = each(40, (index) => ({
  x: round(480 * wobble(index, 11)),
  y: round(70 + 170 * wobble(index, 12)),
  size: round(0.8 + 1.7 * wobble(index, 13)),
}));

/** Ragnarök: the sun goes black over a burning city. */
export function Ragnarok() {
  return (
    <>
      <rect width="480" height="300" fill="#2a0d09" />
      <circle class={picture.momentGlow} cx="240" cy="112" r="270" fill="url(#moment-blood)" />
      <g class={picture.momentCorona}>
        <circle cx="240" cy="112" r="140" fill="url(#moment-gaslight)" />
        <path
          d={rays([240, 112], { count: 132, from: 72, to: 170, ragged: 0.6 })}
          stroke="#ffcf7a"
          stroke-width="1.6"
          opacity="0.75"
        />
        <path
          d={rays([240, 112], { count: 44, from: 72, to: 220, ragged: 0.5 })}
          stroke="#e8833f"
          stroke-width="1.2"
          opacity="0.6"
        />
      </g>
      <circle
        class={picture.momentBlackSun}
        cx="240"
        cy="112"
        r="74"
        fill="#0b0503"
        stroke="#ffe2a0"
        stroke-width="1.6"
      />
      <path class={picture.momentFire} d={fire(2)} fill="#7a231b" />
      <path class={picture.momentFire} d={fire(1)} fill="#c2583a" />
      <path class={picture.momentFire} d={fire(0)} fill="#f0a648" />
      <path class={picture.momentRoofs} d={SKYLINE} />
      <path class={picture.momentWindows} d={WINDOWS} />
      {EMBERS.map(({ x, y, size }, index) => (
        <circle
          key={index}
          class={picture.momentEmber}
          cx={x}
          cy={y}
          r={size}
          style={{ '--ember': index % 7 }}
        />
      ))}
    </>
  );
}
