import { wheelPath } from '../../web/src/games/011/gears/teeth.ts';
import { DARK_BRASS, METAL, PARCHMENT, SOOT } from './metal.ts';

const TEETH = 12;
const MODULE = 38;

/** The emblem of Vigilia round 0,0, 500 wide: in a gear, an eye kept open whose pupil is a flame. */
export const EMBLEM = `<path d="${wheelPath(TEETH, MODULE)}" fill="url(#metal)" stroke="${DARK_BRASS}" stroke-width="5"/>
  <circle r="183" fill="${SOOT}" stroke="${DARK_BRASS}" stroke-width="7"/>
  <circle r="170" fill="url(#halo)"/>
  <g stroke="#e9c878" stroke-width="9" stroke-linecap="round">${[-50, -25, 0, 25, 50].map(lash).join('')}</g>
  <path d="M-158 12C-95 -92 95 -92 158 12C95 112 -95 112 -158 12Z" fill="${PARCHMENT}" stroke="#e9c878"
    stroke-width="12" stroke-linejoin="round"/>
  <circle cy="10" r="75" fill="${SOOT}" stroke="${DARK_BRASS}" stroke-width="7"/>
  <path d="M4 -60C8 -26 42 -8 42 30A42 42 0 0 1 -42 30C-42 6 -10 -14 4 -60Z" fill="url(#flame)"/>`;

/** A ray of the flame, and a lash of the eye. */
function lash(degrees: number): string {
  return `<path d="M0 -108V-140" transform="rotate(${degrees} 0 60)"/>`;
}

/** The emblem on a square of 512; on a ground of its own if the picture will be cut to a shape. */
export function emblemPicture({ isCut }: { readonly isCut: boolean }): string {
  const ground = isCut ? `<rect x="-256" y="-256" width="512" height="512" fill="${SOOT}"/>` : '';
  const size = isCut ? 0.72 : 1;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-256 -256 512 512"><defs>${METAL}</defs>
  ${ground}<g transform="scale(${size})">${EMBLEM}</g></svg>\n`;
}
