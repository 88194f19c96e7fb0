import { type View, worlds } from '@vigilia/game-011';
import { ASSISTS, type Assist } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { checklistOf } from '../../../src/games/011/goal/checklist.ts';
import { itemsOf, linesOf } from '../../../src/games/011/goal/progress.ts';
import { questions } from '../asking/questions.ts';

/** The views of all that are asked in some games of every size. */
const VIEWS: readonly View[] = [...questions(8)].map(({ view }) => view);

const keysOf = (view: View, assist: Assist) => itemsOf(view, assist).map(({ text }) => text.key);
const pagesOf = (view: View) => itemsOf(view, 'paper')[0]?.text.vars;

function viewOf(isIt: (view: View) => boolean): View {
  const found = VIEWS.find(isIt);
  if (found === undefined) throw new RangeError('no such question is asked');
  return found;
}

describe('what wins', () => {
  test('THREE-1 the lines speak of Fenrir, but not when three play', () => {
    const linesAt = (seats: number) =>
      linesOf(viewOf((view) => view.seats === seats)).map(({ text }) => text.key);
    expect(linesAt(4)).toEqual(['eleven-goal.find', 'eleven-goal.hero', 'eleven-goal.fenrir']);
    expect(linesAt(3)).toEqual(['eleven-goal.find', 'eleven-goal.hero', 'eleven-goal.night']);
  });

  test('WIN-2 a Hero is told of pages, suspects, the Organ and the Hour', () => {
    expect(
      keysOf(
        viewOf(({ organ }) => organ === null),
        'reason',
      ),
    ).toEqual(['eleven-goal.pages', 'eleven-goal.suspects', 'eleven-goal.no-organ', 'eleven-goal.hour']);
  });

  test('WIN-2 Fenrir is told of 12 pages and of Wolf Marks, and of no Organ', () => {
    const view = viewOf(({ own }) => own?.role === 'fenrir');
    expect(pagesOf(view)).toMatchObject({ needed: 12 });
    expect(keysOf(view, 'reason')).toContain('eleven-goal.marks');
    expect(keysOf(view, 'reason')).not.toContain('eleven-goal.no-organ');
    expect(checklistOf(view, 'reason')?.heading.key).toBe('eleven-goal.as-fenrir');
    expect(checklistOf(view, 'reason')?.checks.map(({ text }) => text.key)).toContain('asking.check-marks');
  });

  test('on paper neither the line nor the checks count suspects', () => {
    const view = viewOf(({ hour }) => hour > 3);
    for (const assist of ASSISTS) {
      const counts = JSON.stringify([itemsOf(view, assist), checklistOf(view, assist)]);
      expect(/suspects|may-be|chosen-known|known/.test(counts), assist).toBe(assist !== 'paper');
    }
  });

  test('a sheet that only records counts the suspects, and leaves their names to its player', () => {
    for (const view of VIEWS) {
      const said = [itemsOf(view, 'record'), checklistOf(view, 'record')];
      expect(JSON.stringify(said)).not.toMatch(/eleven-goal\.known|chosen-known|may-be/);
      expect(keysOf(view, 'record')).toContain('eleven-goal.suspects');
    }
  });

  test('at every question the pages are those of the view, and a single suspect is the Chosen One of every world', () => {
    let known = 0;
    for (const view of VIEWS) {
      expect(pagesOf(view)).toMatchObject({ count: view.players[view.viewer ?? 0]?.music });
      expect(checklistOf(view, 'hints')?.checks.length).toBeGreaterThan(3);
      const isKnown = keysOf(view, 'reason').includes('eleven-goal.known');
      if (!isKnown || known > 20) continue;
      expect(new Set(worlds(view).map(({ chosen }) => chosen)).size).toBe(1);
      known++;
    }
    expect(known).toBeGreaterThan(0);
  });

  test('a watcher is told of the Organ and the Hour, and has nothing to declare', () => {
    const watching: View = { ...viewOf(() => true), viewer: null, own: null };
    expect(keysOf(watching, 'hints')).toEqual(['eleven-goal.no-organ', 'eleven-goal.hour']);
    expect(checklistOf(watching, 'hints')).toBeNull();
  });
});
