import { expect, test } from 'vitest';
import { towards } from '../../../src/answering/explain/explain-layer.tsx';

const spots = [
  { name: 'west', x: 0, y: 50 },
  { name: 'east', x: 100, y: 52 },
  { name: 'far east', x: 300, y: 50 },
  { name: 'south', x: 55, y: 100 },
  { name: 'south-east', x: 90, y: 90 },
];
const from = { x: 50, y: 50 };

test('an arrow key goes to what lies straight on before what lies aside', () => {
  expect(towards(from, 'ArrowRight', spots)?.name).toBe('east');
  expect(towards(from, 'ArrowLeft', spots)?.name).toBe('west');
  expect(towards(from, 'ArrowDown', spots)?.name).toBe('south');
});

test('an arrow key goes nowhere where nothing lies ahead, and another key is no arrow', () => {
  expect(towards(from, 'ArrowUp', spots)).toBeNull();
  expect(towards(from, 'Enter', spots)).toBeNull();
});
