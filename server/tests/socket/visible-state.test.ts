import { type Change, type Game, withChange } from '@vigilia/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { VisibleStates, viewOf } from '../../src/socket/visible-state.ts';

/** A part of a view with the fields of this letter, of which any may be missing. */
function part(letter: string) {
  const value = fc.oneof(fc.integer(), fc.array(fc.integer({ max: 3 }), { maxLength: 3 }));
  return fc.record({ [`${letter}1`]: value, [`${letter}2`]: value }, { requiredKeys: [] });
}

test('the change of what all see and of what one sees makes of the view before the view after', () => {
  const visible = fc.option(fc.record({ open: part('open'), own: part('own') }));
  fc.assert(
    fc.property(visible, visible, (before, after) => {
      const change = new VisibleStates({} as Game).writeChange(before, after);
      const read =
        change === null ? viewOf(before) : withChange(viewOf(before), JSON.parse(change) as Change);
      expect(read).toEqual(viewOf(after));
    }),
    { numRuns: 1000 },
  );
});
