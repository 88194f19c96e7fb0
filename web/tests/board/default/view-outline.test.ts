import { expect, test } from 'vitest';
import { outlineOf } from '../../../src/board/default/view-outline.tsx';

test('an outline names fields in words, numbers lists and marks what is missing', () => {
  const view = { litBy: [2, null], over: false, turn: { seat: 0, playedCard: 'lamp' }, bids: [] };
  expect(outlineOf(view)).toEqual([
    [
      'Lit by',
      [
        ['1', '2'],
        ['2', '–'],
      ],
    ],
    ['Over', 'false'],
    [
      'Turn',
      [
        ['Seat', '0'],
        ['Played card', 'lamp'],
      ],
    ],
    ['Bids', '–'],
  ]);
});
