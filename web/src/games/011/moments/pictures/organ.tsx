import { round } from '../../emblems/burin.ts';
import * as picture from './picture.module.css';
import { each, rays } from './strokes.ts';

const PIPES = 19;
const MIDDLE = (PIPES - 1) / 2;

/** The heights of the pipes follow three arches, the middle one the highest. */
function topOf(pipe: number): number {
  const far = Math.abs(pipe - MIDDLE);
  return far <= 3 ? 44 + 9 * far : 66 + 22 * Math.abs(Math.cos(((far - 3) / 6) * Math.PI));
}

function widthOf(pipe: number): number {
  return Math.abs(pipe - MIDDLE) <= 3 ? 19 : 15;
}

const LEFTS = each(PIPES, (pipe) => {
  const before = each(pipe, widthOf).reduce((sum, wide) => sum + wide + 2, 0);
  const all = each(PIPES, widthOf).reduce((sum, wide) => sum + wide + 2, -2);
  return 240 - all / 2 + before;
});

const KEYS = each(44, (key) => `M${round(142 + key * 4.5)} 263v13`).join('');
const BLACK = each(44, (key) => ([2, 6].includes(key % 7) ? '' : `M${round(144.2 + key * 4.5)} 263v7`)).join(
  '',
);

/** The Organ is placed: its pipes rise one after the other, and light falls through them. */
export function Organ() {
  return (
    <>
      <circle
        class={picture.momentGlow}
        cx="240"
        cy="110"
        r="260"
        fill="url(#moment-gaslight)"
        opacity="0.7"
      />
      <path
        class={`${picture.momentCut} ${picture.momentBeams}`}
        d={rays([240, 128], { count: 72, from: 60, to: 300, ragged: 0.5 })}
        opacity="0.4"
      />
      {LEFTS.map((left, pipe) => (
        <Pipe key={left} left={left} pipe={pipe} />
      ))}
      <path d="M36 214H444L432 240H48Z" fill="#2b1a0c" stroke="#b98d3c" stroke-width="1.5" />
      <path
        class={picture.momentCut}
        d="M50 221H430M52 234H428M60 227.5q6 -5 12 0t12 0t12 0t12 0t12 0t12 0M420 227.5q-6 -5 -12 0t-12 0t-12 0t-12 0t-12 0t-12 0"
      />
      <path d="M72 240H408V300H72Z" fill="#1c110a" stroke="#6f501c" />
      <path d="M88 248H128V300H88ZM352 248H392V300H352Z" fill="#120a05" stroke="#6f501c" />
      <path
        class={picture.momentCut}
        d="M94 254H122V294H94ZM358 254H386V294H358ZM108 262v24M372 262v24"
        opacity="0.7"
      />
      <path d="M136 256H344V282H136Z" fill="#3a2412" stroke="#b98d3c" />
      <path d="M141 262H339V277H141Z" fill="#f1e4c6" />
      <path d={KEYS} stroke="#6d5a3a" stroke-width="0.7" />
      <path d={BLACK} stroke="#150f09" stroke-width="2.2" />
      <path d="M196 246L240 238L284 246V256H196Z" fill="#efe2c4" opacity="0.9" />
      <path d="M203 249h32M203 252h32M245 249h32M245 252h32" stroke="#7a6844" stroke-width="0.7" />
    </>
  );
}

function Pipe({ left, pipe }: { readonly left: number; readonly pipe: number }) {
  const [top, wide] = [topOf(pipe), widthOf(pipe)];
  const right = left + wide;
  const middle = left + wide / 2;
  const lip = 188 - 5 * ((pipe * 7) % 3);
  return (
    <g class={picture.momentPipe} style={{ '--rank': Math.abs(pipe - MIDDLE) }}>
      <path
        d={`M${left} ${top}H${right}V${lip}L${middle + 2} 214H${middle - 2}L${left} ${lip}Z`}
        fill="url(#moment-brass)"
        stroke="#241505"
      />
      <ellipse
        cx={middle}
        cy={top}
        rx={wide / 2}
        ry="2.6"
        fill="#241505"
        stroke="#f3d992"
        stroke-width="0.6"
      />
      <path
        d={`M${left + 3} ${lip - 16}Q${middle} ${lip - 27} ${right - 3} ${lip - 16}L${right - 4} ${lip - 8}H${left + 4}Z`}
        fill="#1a0f05"
      />
      <path d={`M${left + 3.5} ${top + 6}V${lip - 22}`} stroke="#fff2c8" stroke-width="1.4" opacity="0.7" />
    </g>
  );
}
