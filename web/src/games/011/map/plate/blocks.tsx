import { isBlock, SQUARES } from '@vigilia/game-011';
import { rectangle, ring } from '../../emblems/burin.ts';
import { shadow, tiles, walls } from './houses.ts';
import { planOf } from './plan.ts';

const PLANS = SQUARES.filter(isBlock).map(planOf);
const HOUSES = PLANS.flatMap(({ houses }) => houses);

const GROUNDS = PLANS.map(({ ground }) => rectangle(ground)).join('');
const ROOFS = HOUSES.map(({ box }) => rectangle(box)).join('');
const TILES = HOUSES.map(tiles).join('');
const WALLS = HOUSES.map(walls).join('');
const SHADOWS = HOUSES.map(shadow).join('');
const TREES = PLANS.flatMap(({ trees }) => trees)
  .map((tree) => ring(tree, 4.6))
  .join('');

/** Every Block of the city, no two alike. */
export function Blocks() {
  return (
    <g class="plate-blocks">
      <path class="plate-court" d={GROUNDS} />
      <g class="plate-fine">
        <path class="plate-roof" d={ROOFS} />
        <path class="plate-tiles" d={TILES} />
        <path class="plate-wall" d={WALLS} />
        <path class="plate-shadow" d={SHADOWS} />
        <path class="plate-tree" d={TREES} />
      </g>
      <path class="plate-outline" d={GROUNDS} />
    </g>
  );
}
