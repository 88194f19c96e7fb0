import { describe, expect, test } from 'vitest';
import type { Goal } from '../../../src/games/lesson.ts';
import { missedBy, reachedBy, wrongIn } from '../../../src/pages/learn/goals.ts';
import type { LogEntry } from '../../../src/table/table.ts';

const goal = (until: string, more: Partial<Goal> = {}): Goal => ({
  say: 'say',
  clause: 'A-1',
  answers: /./,
  until,
  ...more,
});

const told = (...events: readonly (LogEntry['events'][number] & object)[]): LogEntry[] => [
  { answers: 0, by: 0, events, at: 0 },
];

describe('what misses a goal is answered', () => {
  const asked = goal('bid', {
    answers: /^bid I 1$/,
    wrong: [
      { answers: /^bid I /, say: 'high' },
      { answers: /^bid/, say: 'place' },
    ],
  });

  test('by the first words that fit the part which misses it', () => {
    expect(wrongIn(asked, 'bid I 7')?.say).toBe('high');
    expect(wrongIn(asked, 'bid I 1; bid II 2')?.say).toBe('place');
    expect(wrongIn(asked, 'pass')).toBeUndefined();
  });

  test('also beside the game, until the next mark', () => {
    const marking = goal('pencilled', { missed: [{ where: { mark: 'yes' }, say: 'elsewhere' }] });
    const noted = (mark: string) => ({ after: 0, event: { type: 'pencilled', mark } });
    expect(missedBy(marking, [noted('yes')])?.say).toBe('elsewhere');
    expect(missedBy(marking, [noted('yes'), noted('no')])).toBeUndefined();
    expect(missedBy(marking, [])).toBeUndefined();
  });
});

describe('goals are reached', () => {
  test('one after the other, by events of the learner', () => {
    const goals = [goal('bid'), goal('won')];
    const of = (type: string, seat: number) => ({ type, seat });
    expect(reachedBy(goals, 1, told(of('won', 1), of('bid', 0)))).toBe(0);
    expect(reachedBy(goals, 1, told(of('bid', 1), of('won', 0)))).toBe(1);
    expect(reachedBy(goals, 1, told(of('bid', 1), of('won', 1)))).toBe(2);
  });

  test('by events that name no seat, where these say what the goal wants', () => {
    const goals = [goal('phase', { where: { phase: 'dusk' } })];
    const of = (phase: string) => ({ type: 'phase', phase });
    expect(reachedBy(goals, 0, told(of('day')))).toBe(0);
    expect(reachedBy(goals, 0, told(of('dusk')))).toBe(1);
  });

  test('together with one that may be passed over, but with no other', () => {
    const event = { type: 'raid' };
    expect(reachedBy([goal('out', { mayBePassedOver: true }), goal('raid')], 0, told(event))).toBe(2);
    expect(reachedBy([goal('out'), goal('raid')], 0, told(event))).toBe(0);
  });

  test('by what was noted beside the log, in its order', () => {
    const goals = [goal('look'), goal('mark', { where: { mark: 'yes' } })];
    const log = told({ type: 'look' });
    const mark = (after: number, said: string) => ({ after, event: { type: 'mark', mark: said } });
    expect(reachedBy(goals, 0, log, [mark(0, 'yes')])).toBe(1);
    expect(reachedBy(goals, 0, log, [mark(1, 'no')])).toBe(1);
    expect(reachedBy(goals, 0, log, [mark(1, 'no'), mark(1, 'yes')])).toBe(2);
  });
});
