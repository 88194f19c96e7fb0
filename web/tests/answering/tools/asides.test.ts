import { expect, test } from 'vitest';
import { completions } from '../../../src/answering/tools/asides.tsx';

const KNOWN = ['walk r4c5', 'walk r4c6', 'ride tram r0c5', 'stop'];

test('what is typed is completed by whole lines', () => {
  expect(completions('', KNOWN, 2)).toEqual(['walk r4c5', 'walk r4c6']);
  expect(completions('Walk R4c6', KNOWN, 9)).toEqual([]);
  expect(completions('ri', KNOWN, 9)).toEqual(['ride tram r0c5']);
});

test('only the part after the last semicolon is completed', () => {
  expect(completions('walk r4c5; st', KNOWN, 9)).toEqual(['walk r4c5; stop']);
});
