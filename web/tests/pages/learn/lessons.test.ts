import { readFileSync } from 'node:fs';
import { CHARACTERS, distance, type Eleven, game, type Square, suspects } from '@vigilia/game-011';
import {
  chooseText,
  eventsFor,
  everyChoice,
  isRefusal,
  LANGUAGES,
  print,
  replay,
  type Session,
} from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import type { Noted } from '../../../src/draft/guide.ts';
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
async function goThrough(
  scene: Scene<Eleven>,
  pick: (fitting: readonly string[], lines: readonly string[]) => string,
) {
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
      ? pick(fitting, lines)
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

  test('ends with a riddle, to which nothing points', () => {
    expect(lesson.scenes.at(-1)?.goals.at(-1)?.isFree).toBe(true);
  });

  test('has an answer to what misses a goal, and each of them can be given', async () => {
    for (const scene of lesson.scenes) {
      const offered = await offeredIn(scene);
      for (const goal of scene.goals) {
        for (const { answers } of goal.wrong ?? []) {
          const wrong = offered.filter((line) => answers.test(line) && !goal.answers.test(line));
          expect(wrong, `${goal.say} ${answers}`).not.toEqual([]);
        }
      }
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

/** Everything that a learner is offered who does what a scene asks. */
async function offeredIn(scene: Scene<Eleven>): Promise<string[]> {
  const all: string[] = [];
  await goThrough(scene, (fitting, lines) => {
    all.push(...lines);
    return nearest(fitting);
  });
  return all;
}

describe('the riddles of 011 have the answers that the rules give them', () => {
  const riddleOf = (id: string) => {
    const scene = lessons.find((lesson) => lesson.id === id)?.scenes.at(-1);
    const goal = scene?.goals.at(-1);
    if (scene === undefined || goal === undefined) throw new Error(`no riddle ends ${id}`);
    return { scene, goal };
  };

  async function asked(id: string) {
    const { scene, goal } = riddleOf(id);
    const { header, log } = readPosition(await scene.position(), game);
    const { moment } = at(replay(game, header, log));
    const [ask] = moment.asks;
    if (ask === undefined) throw new Error(`${id} asks nothing`);
    const lines = everyChoice(ask).map((choice) => print(game.grammar, choice));
    return {
      view: game.view(moment.state, ask.seat),
      lines,
      right: lines.filter((line) => goal.answers.test(line)),
    };
  }

  const squareOf = (line: string) => line.split(' ').at(-1) as Square;

  test('CLUE-2 a Clue that two Characters reach in two steps', async () => {
    const { view, lines, right } = await asked('clues');
    const free = CHARACTERS.filter((character) => !view.blocked.includes(character));
    const isNear = (line: string) =>
      free.filter((character) => distance(view.characters[character], squareOf(line)) <= 2).length >= 2;
    expect(right).toEqual(lines.filter(isNear));
  });

  test('MOVE-7 the Station nearest to the Clue', async () => {
    const { view, lines, right } = await asked('machines');
    const [clue] = view.clues;
    const stepsOf = (line: string) => distance(squareOf(line), clue as Square);
    const rides = lines.filter((line) => line.startsWith('ride'));
    expect(right).toEqual([rides.toSorted((one, other) => stepsOf(one) - stepsOf(other))[0]]);
  });

  test('ORG-1 an Organ that none of the three suspects has more than four steps to', async () => {
    const { view, lines, right } = await asked('organ');
    const isNear = (line: string) =>
      suspects(view).every((character) => distance(view.characters[character], squareOf(line)) <= 4);
    expect(suspects(view)).toHaveLength(3);
    expect(right).toEqual(lines.filter(isNear));
  });

  test('WIN-3 the only suspect is named', async () => {
    const { view, right } = await asked('goal');
    expect(right).toEqual(suspects(view).map((character) => `declare ${character}`));
  });

  test('TIME-2 every other Character leaves the last Time to the first tooth', async () => {
    const { lines, right, view } = await asked('time');
    expect(view.players[view.viewer ?? 0]?.time).toBe(1);
    expect(right).toEqual(['choose vikstrom']);
    expect(lines.filter((line) => line.startsWith('choose')).length).toBeGreaterThan(5);
  });
});

test('what is said in a lesson names no square by its code', () => {
  const texts = lessons.flatMap(({ scenes }) =>
    scenes.flatMap(({ goals }) =>
      goals.flatMap(({ say, why, wrong = [], missed = [] }) => [
        ...[say, why ?? say],
        ...[...wrong, ...missed].map((each) => each.say),
      ]),
    ),
  );
  for (const language of LANGUAGES) {
    const file = new URL(`../../../src/games/011/texts/${language}.json`, import.meta.url);
    const messages = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
    for (const key of texts) expect(messages[key] ?? '', key).toMatch(/./);
    for (const key of texts) expect(messages[key] ?? '', key).not.toMatch(/\br\dc\d/);
  }
});

/** Closer to the Clues of the lesson on walking; elsewhere whatever comes first. */
function nearest(lines: readonly string[]): string {
  const way = ['walk r6c5', 'walk r6c6', 'walk r6c7', 'walk r6c3', 'walk r5c3'];
  const line = way.find((each) => lines.includes(each)) ?? lines[0];
  if (line === undefined) throw new Error('nothing that the lesson asks for can be answered');
  return line;
}
