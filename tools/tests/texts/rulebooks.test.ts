import { expect, test } from 'vitest';
import { headingComplaints } from '../../texts/rulebooks.ts';

const ROWS = [
  { id: 'BID-1', source: 'printed', heading: 'auction' },
  { id: 'BID-2', source: 'partly-ours', heading: 'auction' },
  { id: 'BID-3', source: 'ours' },
];
const printed = { edition: 'First edition', headings: { auction: 'The auction' } };

test('a rulebook gives every heading that its clauses name, and no other', () => {
  expect(headingComplaints(ROWS, { printed })).toEqual([]);
  const other = { ...printed, headings: { sale: 'The sale' } };
  expect(headingComplaints(ROWS, { printed: other })).toEqual([
    'heading auction is missing',
    'no clause stands under sale',
  ]);
  expect(headingComplaints(ROWS, {})).toEqual(['it has no printed headings']);
});

test('a printed clause has a heading, and one that is wholly ours has none', () => {
  const wrong = [
    { id: 'BID-1', source: 'printed' },
    { id: 'BID-3', source: 'ours', heading: 'auction' },
  ];
  expect(headingComplaints(wrong, { printed })).toEqual([
    'BID-1 is printed under no heading',
    'BID-3 is ours and printed nowhere',
  ]);
});

test('a rulebook without printed rules needs no headings', () => {
  expect(headingComplaints([{ id: 'CANDLE-1', source: 'printed' }], {})).toEqual([]);
});
