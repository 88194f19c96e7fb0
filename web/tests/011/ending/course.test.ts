import { type Eleven, game, suspects } from '@vigilia/game-011';
import { isRefusal, type Viewer } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { type Course, courseOf, turningPointOf } from '../../../src/games/011/ending/course.ts';
import { axisTop, HEIGHT, pathOf, WIDTH } from '../../../src/games/011/ending/curve.ts';
import { resultFor } from '../../../src/games/011/ending/result.ts';
import { recordingOf } from '../../../src/record/recording.ts';
import { recordedGame } from '../../record/record.ts';

test('the course tells pages, suspects and Time of each seat at the end of each Hour', async () => {
  const recording = await recordingOf(game, await recordedGame('one'));
  if (isRefusal(recording)) throw new Error(recording.reason.key);
  const course = courseOf(recording, game.view);
  expect(course.hours).toEqual(Array.from({ length: course.hours.length }, (_, index) => index + 1));
  for (const [index, hour] of course.hours.entries()) {
    const last = recording.moments.slice(0, -1).findLast(({ state }) => state.hour === hour);
    if (last === undefined) throw new RangeError(`nothing happened in Hour ${hour}`);
    for (const [seat, standing] of (course.standings[index] ?? []).entries())
      expect(standing).toEqual({
        pages: last.state.players[seat]?.music,
        time: last.state.players[seat]?.time,
        suspects: suspects(game.view(last.state, seat)).length,
      });
  }
});

describe('the turning point', () => {
  const at = (pages: number, suspects: number) => ({ pages, suspects, time: 20 });
  const course: Course = {
    hours: [1, 2, 3, 4],
    standings: [
      [at(3, 5), at(2, 6)],
      [at(15, 3), at(5, 4)],
      [at(15, 1), at(9, 3)],
      [at(15, 1), at(14, 2)],
    ],
    organ: 2,
  };

  test('is the Hour in which the winner had the last thing that was missing', () => {
    expect(turningPointOf(course, { how: 'hero', winner: 0 })).toEqual({
      kind: 'suspects',
      seat: 0,
      hour: 3,
    });
    const late = { ...course, organ: 4 };
    expect(turningPointOf(late, { how: 'hero', winner: 0 })).toMatchObject({ kind: 'organ', hour: 4 });
    // What comes in the last turn comes in the last Hour.
    expect(turningPointOf(course, { how: 'hero', winner: 1 })).toMatchObject({ seat: 1, hour: 4 });
  });

  test('of a night that nobody won is who came nearest', () => {
    expect(turningPointOf(course, { how: 'ragnarok', winner: null })).toMatchObject({
      kind: 'nearest',
      seat: 0,
    });
  });
});

test('a curve goes from edge to edge below a round number', () => {
  expect([axisTop([0]), axisTop([3, 14]), axisTop([45])]).toEqual([5, 15, 45]);
  expect(pathOf([0, 15], 15)).toBe(`M0 ${HEIGHT}L${WIDTH} 0`);
});

test('a seat reads whether it won, and why; what put it out of the game is told to it alone', () => {
  const event: Eleven['event'] = { type: 'declared-wrong', seat: 1, character: 'lilja' };
  const over = { how: 'hero', winner: 0 } as const;
  const keys = (seat: Viewer) => {
    const { title, why } = resultFor(over, seat, [{ events: [event] }]);
    return [title, ...why].map(({ key }) => key);
  };
  expect(keys(0)).toEqual(['eleven-end.won', 'ending.hero']);
  expect(keys(1)).toEqual(['eleven-end.lost', 'ending.hero', 'event.declared-wrong']);
  expect(keys(2)).toEqual(['eleven-end.lost', 'ending.hero']);
  expect(keys(null)).toEqual(['ending.hero']);
});
