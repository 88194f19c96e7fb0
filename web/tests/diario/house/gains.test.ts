import { expect, test } from 'vitest';
import type { Event } from '../../../src/games/diario/table/asked.ts';
import { gainsIn } from '../../../src/games/diario/table/house/gains.ts';
import { dealt } from '../dealt.ts';

const day = { ...dealt(), phase: 'day' } as const;
const gained = (...goods: `wood:${number}`[]): Event => ({ type: 'gained', goods });

test('gains rise where they were made: in the room that was searched, at the heap, at the door', () => {
  expect(
    gainsIn(
      [
        { type: 'searched', space: 'm5' },
        gained('wood:2'),
        { type: 'searched', space: 'm6' },
        gained('wood:1'),
        { type: 'person-rolled', person: 'vesna', die: 6 },
        gained('wood:3'),
        { type: 'decided', option: 'talk' },
        gained('wood:4'),
      ],
      day,
    ),
  ).toEqual([
    { space: 'm5', goods: ['wood:2'] },
    { space: 'm6', goods: ['wood:1'] },
    { space: 'b2', goods: ['wood:3'] },
    { space: 'g2', goods: ['wood:4'] },
  ]);
});

test('what was rummaged is known only after the answer, and only the day is made in the house', () => {
  expect(gainsIn([gained('wood:2')], day)).toEqual([{ space: 'b2', goods: ['wood:2'] }]);
  expect(gainsIn([gained('wood:2')], { ...day, phase: 'dawn' })).toEqual([]);
});
