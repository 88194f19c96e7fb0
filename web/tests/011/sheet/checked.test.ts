import { CHARACTERS, sheet, suspects, type View } from '@vigilia/game-011';
import { describe, expect, test } from 'vitest';
import { countVerdicts, verdictOn } from '../../../src/games/011/sheet/checked.ts';
import type { PencilMark, PencilSquare } from '../../../src/games/011/sheet/pencil.ts';
import { solvedBy } from '../../../src/games/011/sheet/solved.ts';
import { momentsOf } from './moments.ts';

const BLANK = { at: () => null };
const [first] = CHARACTERS;

const views = ['one', 'two', 'three', 'four']
  .flatMap((seed) => [...momentsOf(3, seed)])
  .filter(({ viewer, over }) => viewer !== null && over === null);

function viewWith(isWanted: (view: View) => boolean): View {
  const view = views.find(isWanted);
  if (view === undefined) throw new Error('no such moment in this game');
  return view;
}

describe('marks that are checked', () => {
  test('SET-6 a yes follows where the card must lie, a no where it cannot, and a maybe claims nothing', () => {
    const view = viewWith(({ shown }) => Object.keys(shown).length > 2);
    const filled = sheet(view);
    for (const character of CHARACTERS) {
      for (const [index, column] of filled.columns.entries()) {
        const { worlds } = filled.rows[character][index] ?? { worlds: 0 };
        const [yes, no] = (['yes', 'no'] as const).map((mark) => verdictOn(filled, character, column, mark));
        const wanted =
          worlds === 0
            ? ['cannot-be', 'follows']
            : worlds === filled.worlds
              ? ['follows', 'cannot-be']
              : ['open', 'open'];
        expect([yes, no]).toEqual(wanted);
        expect(verdictOn(filled, character, column, 'maybe')).toBeNull();
      }
    }
  });

  test('the marks of the viewer are counted, and those of others at the same screen are not', () => {
    const view = viewWith(() => true);
    const filled = sheet(view);
    const own = (square: PencilSquare): PencilMark | null =>
      square.viewer === view.viewer && square.column === view.viewer ? 'no' : null;
    const counts = countVerdicts(filled, view.viewer, { at: own });
    const held = view.own?.characters.length ?? 0;
    expect(counts).toEqual({ follows: CHARACTERS.length - held, 'cannot-be': held, open: 0 });
    expect(countVerdicts(filled, null, { at: own })).toEqual({ follows: 0, 'cannot-be': 0, open: 0 });
  });
});

describe('the riddle is solved', () => {
  const alone = viewWith(
    (view) => suspects(view).length === 1 && !Object.values(view.shown).includes('chosen'),
  );
  const [only = first] = suspects(alone);
  const marked = (mark: PencilMark) => ({
    at: ({ character, column }: PencilSquare) => (character === only && column === 'chosen' ? mark : null),
  });

  test('by the table where it reasons, and by the own pencil where it records', () => {
    expect(solvedBy(alone, 'reason', BLANK)).toBe(only);
    expect(solvedBy(alone, 'record', BLANK)).toBeNull();
    expect(solvedBy(alone, 'advised', marked('yes'))).toBe(only);
    expect(solvedBy(alone, 'record', marked('maybe'))).toBeNull();
  });

  test('never on paper, never for a watcher, and never by a guess', () => {
    expect(solvedBy(alone, 'paper', marked('yes'))).toBeNull();
    expect(solvedBy({ ...alone, viewer: null }, 'odds', marked('yes'))).toBeNull();
    const early = viewWith((view) => suspects(view).length > 1);
    expect(solvedBy(early, 'odds', { at: () => 'yes' })).toBeNull();
  });
});
