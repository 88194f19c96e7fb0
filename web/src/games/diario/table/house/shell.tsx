import { HOUSE, SPACE_IDS } from '@vigilia/game-diario';
import * as housePlate from './house-plate.module.css';
import { boxOf } from './measure.ts';

/** Walls between rooms of a floor, each with a doorway. */
const PARTITIONS = SPACE_IDS.filter(
  (space, at) => at > 0 && HOUSE[SPACE_IDS[at - 1] ?? space].floor === HOUSE[space].floor && space !== 'g2',
)
  .map((space) => {
    const { x, y } = boxOf(space);
    return `M${x - 2.5} ${y}h5v24h-5z`;
  })
  .join('');

const SLABS =
  'M70 150H524L530 156H70ZM70 248H610V254H70ZM76 352H634V362H114V356H76ZM114 452H640V460H114ZM546 540H640V546H546Z';
const WALLS =
  'M68 58H76V290H68ZM520 62H526V150H520ZM610 254H620V352H610ZM606 250H620V256H606ZM114 356H122V460H114ZM634 356H642V546H634ZM546 452H552V546H546Z';
/** The upper right corner was shelled: what is left of the walls there. */
const RUIN = 'M526 150V86L533 92L540 80L547 100L556 104L561 122L572 128L576 140L590 146L594 156H526Z';
const BREACH =
  'M610 156H600L606 166L598 176L607 186L602 196L612 204L606 216L613 226L608 238L614 248H620V214L616 202L620 190L614 178L618 168Z';
const ROOF = 'M58 62L160 12H420L436 20L430 28L452 34L446 42L470 48L478 56L500 62Z';
const TILES =
  'M76 53H488M92 45H462M108 37H440M126 29H428M142 21H432M120 62L128 45M160 62L168 37M200 62L206 29M240 62L246 21M280 62L284 21M320 62V12M360 62L358 21M400 62L396 21M436 62L430 45M180 37L186 12M222 45L228 12M262 53L266 12M302 45V12M342 37L340 12M382 45L378 12';
const RAFTERS = 'M500 62L462 40M520 62L470 30M536 86L506 58M540 80L512 44';
const AERIAL = 'M372 12V-22M362 -18H382M364 -12H380M366 -6H378M372 12L356 12';
const DORMER = 'M276 50V28L294 16L312 28V50Z';
const DORMER_PANE = 'M284 46V31H304V46ZM294 46V31M284 38H304';
const CHIMNEY = 'M206 16V-8H232V16ZM203 -12H235V-7H203Z';
/** Where snow lies on the house and the street. */
export const SNOW =
  'M54 64L160 8H424L432 16L300 15C260 19 220 13 172 17L64 66ZM201 -12C206 -18 232 -18 237 -12ZM524 88L533 90L540 78L547 98L556 102L561 120L572 126L576 138L590 144L594 154L574 144L570 132L558 126L552 108L543 104L538 92ZM608 352C618 346 640 348 660 352ZM4 352C14 347 40 347 66 352Z';

/** What is cut through: roof, outer walls, floors and the walls between rooms. */
export function Shell() {
  return (
    <g>
      <path class={housePlate.houseRuin} d={RUIN} />
      <path class={housePlate.houseRafters} d={RAFTERS} />
      <path class={housePlate.houseCut} d={CHIMNEY} />
      <path class={housePlate.houseRoof} d={ROOF} />
      <path class={housePlate.houseTiles} d={TILES} />
      <path class={housePlate.houseAerial} d={AERIAL} />
      <path class={housePlate.houseCut} d={DORMER} />
      <path class={housePlate.housePanes} d={DORMER_PANE} />
      <path class={housePlate.houseCut} d={SLABS + WALLS + BREACH} />
      <path class={housePlate.housePartitions} d={PARTITIONS} />
      <path class={housePlate.houseSnow} d={SNOW} />
    </g>
  );
}
