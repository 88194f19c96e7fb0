import { game } from '@vigilia/game-011';
import { isRefusal } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { markAt, marksOf, nextReveal } from '../../../src/pages/replay/marks.ts';
import { recordingOf } from '../../../src/record/recording.ts';
import { recordedGame } from '../../record/record.ts';

const recording = await recordingOf(game, await recordedGame('looked at again'));
if (isRefusal(recording)) throw new Error(recording.reason.key);
const marks = marksOf(game, recording);

test('each Hour has a mark where it begins', () => {
  expect(marks[0]).toEqual({ chapter: 1, at: 0 });
  expect(marks.map(({ chapter }) => chapter)).toEqual(marks.map((_, index) => index + 1));
  for (const { chapter, at } of marks.slice(1)) {
    expect(recording.moments[at]?.state.hour).toBe(chapter);
    expect(recording.moments[at - 1]?.state.hour).toBe(chapter - 1);
  }
});

test('a moment lies in the Hour that began last', () => {
  const second = marks[1];
  expect(markAt(marks, (second?.at ?? 0) - 1)?.chapter).toBe(1);
  expect(markAt(marks, second?.at ?? 0)?.chapter).toBe(2);
});

test('the next reveal is the next moment that shows something hidden, for one seat what that seat saw', () => {
  const all = revealsFor(null);
  expect(all.length).toBeGreaterThan(3);
  const first = all[0] ?? 0;
  expect(recording.delivered[first]?.some(({ reveals }) => reveals)).toBe(true);
  for (const seat of [0, 1]) {
    const own = revealsFor(seat);
    expect(own.length).toBeLessThan(all.length);
    expect(all).toEqual(expect.arrayContaining(own));
  }
  expect(nextReveal(recording, recording.moments.length, null)).toBeNull();
});

function revealsFor(viewer: number | null): number[] {
  const found: number[] = [];
  for (let at = nextReveal(recordingNow(), 0, viewer); at !== null; ) {
    found.push(at);
    at = nextReveal(recordingNow(), at, viewer);
  }
  return found;
}

function recordingNow() {
  if (isRefusal(recording)) throw new Error('no recording');
  return recording;
}
