import { describe, expect, test } from 'vitest';
import { type Progress, progressOf } from '../../src/knowledge/progress.ts';
import { suspects } from '../../src/knowledge/sheet.ts';
import { type View, view as viewOf } from '../../src/table/view.ts';
import { fenrir, hero } from '../declarer.ts';
import { goldenTables } from '../golden/moments.ts';
import { deal } from '../scenario.ts';

describe('how near a viewer is to victory', () => {
  test('SET-9 LOC-2 at the deal nothing is written, nothing is placed and seven are suspects', () => {
    expect(progressOf(deal().view(0))).toMatchObject({
      hour: { count: 1, needed: 11 },
      organ: null,
      tiles: { count: 0, needed: 4 },
      own: { role: 'hero', pages: { count: 0, needed: 15 } },
    });
    expect(progressOf(deal().view(0))?.own?.suspects).toHaveLength(7);
  });

  test('WIN-2 a Hero needs 15 pages and the Organ', () => {
    expect(progressOf(hero().view(0))).toMatchObject({
      organ: 'r3c6',
      own: { role: 'hero', pages: { count: 15, needed: 15 } },
    });
  });

  test('WIN-2 FEN-2 Fenrir needs 12 pages and two Wolf Marks', () => {
    expect(progressOf(fenrir().view(0))?.own).toMatchObject({
      role: 'fenrir',
      pages: { count: 12, needed: 12 },
      marks: { count: 2, needed: 2 },
    });
  });

  test('a spectator sees the Hour and the Organ and has nothing to win', () => {
    expect(progressOf(hero().view(null))).toMatchObject({ organ: 'r3c6', own: null });
  });

  test('at every moment of the golden games it counts what the view shows', () => {
    let counted = 0;
    let left = 0;
    const wrong: View[] = [];
    for (const table of goldenTables())
      for (const viewer of [null, ...table.players.keys()]) {
        const view = viewOf(table, viewer);
        const progress = progressOf(view);
        if (!isTold(view, progress)) wrong.push(view);
        if (progress === null) left++;
        else counted++;
      }
    expect(wrong).toEqual([]);
    expect(counted).toBeGreaterThan(10_000);
    expect(left).toBeGreaterThan(25);
  });
});

/** Whether the counts are those of the view, and are there as long as there is something to win. */
function isTold(view: View, progress: Progress | null): boolean {
  const player = view.viewer === null ? undefined : view.players[view.viewer];
  if (progress === null) return view.over !== null || player?.out === true;
  return (
    view.over === null &&
    player?.out !== true &&
    progress.organ === view.organ &&
    progress.hour.count === view.hour &&
    progress.own?.pages.count === player?.music &&
    progress.own?.suspects.length === (player === undefined ? undefined : suspects(view).length)
  );
}
