import { expect, test } from 'vitest';
import { writtenBy } from '../../../src/games/diario/table/council/heard.tsx';

const voice = (type: string, seat: number, words?: string) => ({ type, seat, ...(words && { words }) });

const log = [
  { events: [voice('voice-for', 1, 'first')] },
  { events: [{ type: 'rolled' }] },
  { events: [voice('spoke', 2)] },
  { events: [voice('voices-opened', 0), voice('voice-trusts', 1, 'later'), voice('voice-silent', 2)] },
];

test('LEAD-1 a voice stands beside what its person wrote with it', () => {
  expect(writtenBy(log, 1)).toBe('later');
  expect(writtenBy(log.slice(0, 2), 1)).toBe('first');
});

test('LEAD-1 a voice without words stands alone, even if its person wrote with an earlier one', () => {
  expect(writtenBy(log, 2)).toBeNull();
  expect(writtenBy([...log, { events: [voice('voice-against', 1)] }], 1)).toBeNull();
  expect(writtenBy(log, 3)).toBeNull();
});
