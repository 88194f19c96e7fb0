import { type Eleven, game } from '@vigilia/game-011';
import { chooseText, eventsFor, everyChoice, isRefusal, print, replay, type Session } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import type { Noted } from '../../../src/draft/draft-state.ts';
import { lessons } from '../../../src/games/011/lessons/index.ts';
import type { Scene } from '../../../src/games/lesson.ts';
import { reachedBy } from '../../../src/pages/learn/goals.ts';
import { readPosition } from '../../../src/pages/learn/position.ts';
import type { LogEntry } from '../../../src/table/table.ts';

/** More answers than any lesson takes. */
const ENOUGH = 60;

function at(next: ReturnType<typeof chooseText<Eleven>>): Session<Eleven> {
  if (isRefusal(next)) throw new Error(next.reason.key);
  return next;
}

/** Goes through a scene as somebody would who does what is asked, and counts the answers of their own. */
async function goThrough(scene: Scene<Eleven>, pick: (lines: readonly string[]) => string) {
  const { header, log: played } = readPosition(await scene.position(), game);
  let session = at(replay(game, header, played));
  const log: LogEntry[] = [];
  let answers = 0;
  while (reachedBy(scene.goals, scene.seat, log) < scene.goals.length && log.length < ENOUGH) {
    const [ask] = session.moment.asks;
    if (ask === undefined) throw new Error('the game ended before the lesson');
    const goal = scene.goals[reachedBy(scene.goals, scene.seat, log)];
    if (goal !== undefined && goal.until in BESIDE_THE_GAME) break;
    const lines = everyChoice(ask).map((choice) => print(game.grammar, choice));
    const fitting = lines.filter((line) => goal?.answers.test(line));
    const isLearner = ask.seat === scene.seat;
    if (isLearner) answers++;
    const line = isLearner
      ? pick(fitting)
      : print(game.grammar, scene.answerFor(game.view(session.moment.state, ask.seat), ask));
    session = at(chooseText(session, ask.seat, line));
    const events = eventsFor(scene.seat, session.delivered);
    log.push({ answers: log.length, by: ask.seat, events, at: 0 });
  }
  return { reached: reachedBy(scene.goals, scene.seat, log, notedAfter(scene, log.length)), answers };
}

/** What the learner does at the table besides answering, as the page notes it. */
const BESIDE_THE_GAME = { 'sheet-opened': true, pencilled: true };

function notedAfter({ goals }: Scene<Eleven>, after: number): Noted[] {
  return goals
    .filter(({ until }) => until in BESIDE_THE_GAME)
    .map(({ until, where }) => ({ after, event: { type: until, ...where } }));
}

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('the lesson %s', (_id, lesson) => {
  test('begins with a question to the learner', async () => {
    for (const scene of lesson.scenes) {
      const { header, log } = readPosition(await scene.position(), game);
      const { moment } = at(replay(game, header, log));
      expect(moment.asks.map(({ seat }) => seat)).toEqual([scene.seat]);
    }
  });

  test('names clauses of the rulebook', () => {
    const clauses = lesson.scenes.flatMap(({ goals }) => goals.map(({ clause }) => clause));
    expect(clauses.filter((clause) => !game.clauses.includes(clause))).toEqual([]);
  });

  test('is done by whoever does what it asks', async () => {
    for (const scene of lesson.scenes) {
      const { reached, answers } = await goThrough(scene, nearest);
      expect(reached).toBe(scene.goals.length);
      expect(answers).toBeLessThan(15);
    }
  });
});

/** Closer to the Clue of the lesson on walking; elsewhere whatever comes first. */
function nearest(lines: readonly string[]): string {
  const way = ['walk r6c5', 'walk r6c6', 'walk r6c7'];
  const line = way.find((each) => lines.includes(each)) ?? lines[0];
  if (line === undefined) throw new Error('nothing that the lesson asks for can be answered');
  return line;
}
