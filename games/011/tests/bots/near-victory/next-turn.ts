import type { Square } from '../../../src/city.ts';
import { tile } from '../../../src/data/tiles.ts';
import { suspects } from '../../../src/knowledge/sheet.ts';
import { facesAfter } from '../../../src/rules/gears.ts';
import { MARKS_NEEDED } from '../../../src/rules/victory.ts';
import type { Means } from '../../../src/solver/means.ts';
import { meansOf } from '../../../src/solver/means-of.ts';
import { winningTurn } from '../../../src/solver/winning-turn.ts';
import type { View } from '../../../src/view.ts';

const MOST_TEETH = 3;

interface Teeth {
  readonly from: number;
  readonly to: number;
}

/**
 * What a turn of the viewer rests on that begins with the map and the Time as they are; null while the Chosen One is not
 * known or the viewer is Fenrir without Marks.
 */
export function meansOfTurn(view: View): Means | null {
  const { viewer, own } = view;
  const [chosen, another] = suspects(view);
  if (viewer === null || own === null || chosen === undefined || another !== undefined) return null;
  const as = own.role ?? 'hero';
  const walker = as === 'fenrir' ? own.characters[0] : chosen;
  if (walker === undefined) return null;
  if (as === 'fenrir' && (walker === chosen || !hasMarks(own.tiles))) return null;
  return meansOf(view, viewer, chosen, { as, walker });
}

/** How many teeth the Gears may be turned by before the viewer's next turn, when this turn and this Hour are over. */
export function teethBefore({ viewer, order, players }: View): Teeth {
  const active = order.filter((seat) => seat !== null && players[seat]?.out === false);
  const later = active.length - 1 - active.indexOf(viewer);
  return { from: later, to: MOST_TEETH * (later + active.length - 1) };
}

/**
 * For every number of teeth in between, whether the next turn then wins, the Event aside: a sign for each. While the Organ
 * does not stand, for every Block where it may be placed.
 */
export function waysToWin(means: Means, { from, to }: Teeth, area: readonly Square[]): string {
  if (means.as === 'fenrir' && !hasMarks(means.tiles)) return '';
  let ways = '';
  for (const organ of area) {
    for (let teeth = from; teeth <= to; teeth++) {
      const turned = { ...means, organ, effects: [], event: null, gears: facesAfter(means, teeth) };
      ways += winningTurn(turned) === null ? '.' : 'w';
    }
  }
  return ways.includes('w') ? ways : '';
}

/** Whether more turns win in one way than in the other, and none fewer. */
export function isBetter(one: string, other: string): boolean {
  if (one === other || one === '') return false;
  return other === '' || [...other].every((sign, index) => sign !== 'w' || one[index] === 'w');
}

function hasMarks(tiles: readonly string[]): boolean {
  return tiles.reduce((sum, id) => sum + tile(id).wolf, 0) >= MARKS_NEEDED;
}
