import { type Diario, game, proposalAfter } from '@vigilia/game-diario';
import { chooseText, eventsFor, everyChoice, isRefusal, print, replay, type Session } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { firstDay } from '../../../src/games/diario/lessons/first-day.ts';
import type { Scene } from '../../../src/games/lesson.ts';
import { reachedBy } from '../../../src/pages/learn/goals.ts';
import { readPosition } from '../../../src/pages/learn/position.ts';
import type { LogEntry } from '../../../src/table/table.ts';

/** More answers than a first day takes. */
const ENOUGH = 120;

type Wish = RegExp | null;

const [scene] = firstDay.scenes as [Scene<Diario>];

function at(next: ReturnType<typeof chooseText<Diario>>): Session<Diario> {
  if (isRefusal(next)) throw new Error(next.reason.key);
  return next;
}

/** Plays as the boards propose, unless a choice fits the wish. Gives what was asked at each goal, and the last view. */
async function playDay(wish: Wish = null) {
  const { header, log: played } = readPosition(await scene.position(), game);
  let session = at(replay(game, header, played));
  const log: LogEntry[] = [];
  const asked: string[][] = scene.goals.map(() => []);
  const reached = () => reachedBy(scene.goals, scene.seat, log);
  while (reached() < scene.goals.length && log.length < ENOUGH) {
    const [ask] = session.moment.asks;
    const goal = scene.goals[reached()];
    if (ask === undefined || goal === undefined) throw new Error('the game ended before the lesson');
    asked[reached()]?.push(ask.prompt.key);
    const lines = everyChoice(ask).map((choice) => print(game.grammar, choice));
    const [proposed] = proposalAfter(game.view(session.moment.state, scene.seat), []);
    const usual = proposed === undefined ? lines[0] : print(game.grammar, proposed);
    const line = lines.find((each) => wish?.test(each)) ?? usual ?? '';
    expect(line).toMatch(goal.answers);
    session = at(chooseText(session, ask.seat, line));
    log.push({ answers: log.length, by: ask.seat, events: eventsFor(scene.seat, session.delivered), at: 0 });
  }
  return { reached: reached(), asked, view: game.view(session.moment.state, scene.seat) };
}

test('the first day names clauses of the rulebook', () => {
  const clauses = scene.goals.map(({ clause }) => clause);
  expect(clauses.filter((clause) => !game.clauses.includes(clause))).toEqual([]);
});

test('the first day asks at every goal what the goal speaks of, and loses no person', async () => {
  const { reached, asked, view } = await playDay();
  expect(reached).toBe(scene.goals.length);
  const expected = [
    'options',
    'assign',
    'assign',
    'drink',
    'duty',
    'location',
    'explore',
    'shield',
    'narrative',
  ];
  expect(asked.map((prompts, goal) => prompts.includes(`prompt.${expected[goal]}`))).toEqual(
    expected.map(() => true),
  );
  // Once the group has set out, the goal of setting out is behind it.
  expect(asked[expected.indexOf('location')]).not.toContain('prompt.explore');
  expect(view.day).toBe(2);
  expect(view.people.length).toBe(3);
});

test('the first day goes on if no person goes out, and passes over what is left out', async () => {
  const { reached, asked } = await playDay(/^guard /);
  expect(reached).toBe(scene.goals.length);
  expect(asked.flat()).not.toContain('prompt.location');
});
