import { CHARACTERS, type Character, sheet, type View, worlds } from '@vigilia/game-011';
import { describe, expect, test } from 'vitest';
import { cellAt, percentOf } from '../../../src/games/011/sheet/cell.ts';
import { columnsOf, type Whereabouts } from '../../../src/games/011/sheet/whereabouts.ts';
import { type Why, whyOf } from '../../../src/games/011/sheet/why.ts';
import { momentsOf } from './moments.ts';

type World = ReturnType<typeof worlds>[number];

/** Counting more worlds than this, again and again, would only take longer. */
const MANY = 400;

const GAMES = [3, 4, 5, 6].flatMap((seats) => ['one', 'two'].map((seed) => ({ seats, seed })));

function cardsIn(world: World, where: Whereabouts): readonly Character[] {
  if (where === 'chosen') return [world.chosen];
  return where === 'unknown' ? world.unknown : (world.hands[where] ?? []);
}

/** Whether a reason holds in one world; when it speaks of all that is certain, the first world stands for that. */
function holds(
  why: Why,
  view: View,
  [world, first]: readonly [World, World],
  character: Character,
  column: Whereabouts,
): boolean {
  switch (why.why) {
    case 'full':
      return (
        why.where === column &&
        !why.characters.includes(character) &&
        cardsIn(world, column).toSorted().join() === why.characters.toSorted().join()
      );
    case 'elsewhere':
      return why.where !== column && cardsIn(world, why.where).includes(character);
    case 'only-suspect':
      return (
        world.chosen === character &&
        CHARACTERS.every(
          (other) => other === character || view.shown[other] !== undefined || view.denied.includes(other),
        )
      );
    case 'only-room':
      return columnsOf(view).every((other) => {
        if (other === column) return cardsIn(world, other).includes(character);
        // Who was named in vain is not the Chosen One, whoever that is.
        if (other === 'chosen' && why.wasNamed) return world.chosen !== character;
        return cardsIn(world, other).join() === cardsIn(first, other).join();
      });
  }
}

/** Looks at every reason of a sheet, and says which there were. */
function reasonsIn(view: View): string[] {
  const possible = worlds(view);
  const [first] = possible;
  if (first === undefined || possible.length > MANY) return [];
  const filled = sheet(view);
  return CHARACTERS.flatMap((character) =>
    filled.columns.flatMap((column, index) => {
      const why = whyOf(view, filled, character, column);
      expect(why !== null).toBe(filled.rows[character][index]?.layer === 'graphite');
      if (why === null) return [];
      const isTrue = possible.every((world) => holds(why, view, [world, first], character, column));
      if (!isTrue) expect.fail(`${JSON.stringify(why)} for ${character} at ${column}`);
      return why.why;
    }),
  );
}

describe('why a mark is in graphite', () => {
  test.each(GAMES)('$seats players, $seed: every reason is true in all worlds', ({ seats, seed }) => {
    const met = new Set([...momentsOf(seats, seed)].flatMap(reasonsIn));
    // Once the game is over every card lies open; before that, some seat always knows where something is not.
    expect(met).toContain('full');
  });

  test('when every other place is filled, what is left lies there', () => {
    const known = [...momentsOf(4, 'one')].at(-1);
    if (known === undefined) throw new Error('nothing was played');
    const shown = Object.fromEntries(Object.entries(known.shown).filter(([, where]) => where !== 'unknown'));
    const met = reasonsIn({ ...known, shown });
    expect(met.filter((why) => why === 'only-room')).toHaveLength(known.unknown);
  });

  test('when all others were named in vain, the last one can lie nowhere else', () => {
    const met = new Set<string>();
    for (const view of momentsOf(4, 'one')) {
      const hidden = CHARACTERS.filter((character) => view.shown[character] === undefined);
      for (const why of reasonsIn({ ...view, denied: hidden.slice(1) })) met.add(why);
    }
    expect([...met]).toEqual(expect.arrayContaining(['elsewhere', 'only-suspect']));
  });
});

describe('how much the table fills in', () => {
  test.each(GAMES.slice(0, 4))('$seats players, $seed: never more than was agreed', ({ seats, seed }) => {
    for (const view of momentsOf(seats, seed)) {
      if (worlds(view).length > MANY) continue;
      const filled = sheet(view);
      for (const character of CHARACTERS) {
        for (const [index, column] of filled.columns.entries()) {
          const { layer } = filled.rows[character][index] ?? { layer: 'open' };
          const isOwn = view.own?.characters.includes(character) === true;
          expect(cellAt(view, filled, 'paper', character, column).layer).toBe(isOwn ? 'ink' : 'open');
          expect(cellAt(view, filled, 'record', character, column).layer).toBe(
            layer === 'ink' ? 'ink' : 'open',
          );
          const reasoned = cellAt(view, filled, 'reason', character, column);
          expect([reasoned.layer, reasoned.chance]).toEqual([layer, null]);
          const { chance } = cellAt(view, filled, 'odds', character, column);
          expect(chance !== null).toBe(layer === 'open');
        }
      }
    }
  });
});

test('a chance is never said to be certain when it is not', () => {
  expect([0, 0.0001, 0.5, 0.9999, 1].map((chance) => percentOf(chance, 'en'))).toEqual([
    '0%',
    '<1%',
    '50%',
    '>99%',
    '100%',
  ]);
});
