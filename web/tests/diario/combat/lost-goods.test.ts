import { expect, test } from 'vitest';
import { withLossesJoined } from '../../../src/games/diario/table/combat/lost-goods.ts';

test('what is given up piece by piece is told at once, and what lies between stays between', () => {
  expect(
    withLossesJoined([
      { type: 'lost', goods: ['components:1'] },
      { type: 'lost', goods: ['components:1', 'wood:1'] },
      { type: 'mourned', die: 3 },
      { type: 'lost', goods: ['wood:2'] },
    ]),
  ).toEqual([
    { type: 'lost', goods: ['components:2', 'wood:1'] },
    { type: 'mourned', die: 3 },
    { type: 'lost', goods: ['wood:2'] },
  ]);
});
