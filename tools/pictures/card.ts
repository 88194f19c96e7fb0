import { ACTION_GEAR, MACHINE_GEAR, MOVEMENT_GEAR } from '@vigilia/game-011';
import { ICONS } from '../../web/src/games/011/emblems/icons.ts';
import { rootRadius, wheelPath } from '../../web/src/games/011/gears/teeth.ts';
import { angleOf, MODULE, TRAIN, type Wheel } from '../../web/src/games/011/gears/train.ts';
import { EMBLEM } from './emblem.ts';
import { BRASS, DARK_BRASS, INK, METAL, PARCHMENT, SOOT } from './metal.ts';

/** The preview picture of links to Vigilia, 1200 by 630. It shows the name and no other text. */
export function card(): string {
  const [machine, movement, action] = TRAIN;
  const icons = (faces: readonly (keyof typeof ICONS)[]) => faces.map((face) => icon(face));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630"><defs>${METAL}</defs>
  <rect width="1200" height="630" fill="#1f1811"/>
  <rect x="16" y="16" width="1168" height="598" fill="none" stroke="${DARK_BRASS}" stroke-width="3"/>
  <g transform="translate(352 136) scale(.41)">${EMBLEM}</g>
  <text x="486" y="184" font-family="Old Standard TT" font-weight="700" font-size="138" letter-spacing="4"
    fill="#f0e5cb">Vigilia</text>
  <g transform="translate(620 464) scale(3.3)">
    ${wheel(machine, icons(MACHINE_GEAR), 15)}
    ${wheel(movement, MOVEMENT_GEAR.map(numeral), 15)}
    ${wheel(action, icons(ACTION_GEAR), 13)}
  </g></svg>`;
}

function wheel(drawn: Wheel, faces: readonly string[], size: number): string {
  const dial = rootRadius(drawn.teeth, MODULE) - 3.5;
  const hub = dial - size - 5;
  const outline = wheelPath(drawn.teeth, MODULE);
  const [shown = ''] = faces;
  const painted = faces.map(
    (face, index) =>
      `<g transform="rotate(${angleOf(drawn, index)}) translate(0 ${-(dial + hub) / 2}) scale(${size / 24})">${face}</g>`,
  );
  return `<g transform="translate(${drawn.x} ${drawn.y})" color="${INK}"><path d="${outline}" transform="translate(2 3.5)" opacity=".5"/>
    <path d="${outline}" fill="url(#metal)" stroke="${DARK_BRASS}"/>
    <circle r="${dial}" fill="${PARCHMENT}" stroke="${DARK_BRASS}" stroke-width="1.5"/>${painted.join('')}
    <circle r="${hub}" fill="${SOOT}" stroke="${BRASS}" stroke-width="2"/>
    <g transform="scale(${hub / 18})" color="#f0e5cb">${shown}</g></g>`;
}

function icon(name: keyof typeof ICONS): string {
  return `<path d="${ICONS[name]}" transform="translate(-12 -12)" fill="none" stroke="currentColor" stroke-width="1.9"
    stroke-linecap="round" stroke-linejoin="round"/>`;
}

function numeral(steps: number): string {
  return `<text y="9" text-anchor="middle" font-family="Old Standard TT" font-weight="700" font-size="26"
    fill="currentColor">${steps}</text>`;
}
