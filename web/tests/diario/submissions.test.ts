import { isTask, withChoice } from '@vigilia/game-diario';
import { everyChoice, isSameChoice } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import type { Asked, Choice } from '../../src/games/diario/table/asked.ts';
import { controls } from '../../src/games/diario/table/boards/controls.ts';
import { turned } from '../../src/games/diario/table/boards/day/ideas.ts';
import { deliver, give } from '../../src/games/diario/table/boards/day/round.ts';
import { questionsAtRandom, questionsOf } from './moments.ts';
import { playOnBoards } from './play.ts';

const GAMES = 20;
const MOST = 110;

describe('a solo game on the boards', () => {
  test(`takes at most ${MOST} confirmations in the median of ${GAMES} games`, () => {
    const played = Array.from({ length: GAMES }, (_, game) => playOnBoards(`submissions ${game}`));
    const counts = played.map(({ confirmed }) => confirmed.length).toSorted((one, other) => one - other);
    const middle = (Number(counts[GAMES / 2 - 1]) + Number(counts[GAMES / 2])) / 2;
    console.info(`confirmations, median ${middle}: ${counts.join(' ')}`);
    console.info(byQuestion(played.flatMap(({ confirmed }) => confirmed)));
    expect(middle).toBeLessThanOrEqual(MOST);
    expect(played.every(({ followed }) => followed > 0)).toBe(true);
  });

  test('offers every choice of the rules on one board, or in the list', () => {
    const served = new Map<string, number>();
    for (const { ask } of someQuestions())
      for (const choice of everyChoice(ask)) {
        const boards = controls.filter((control) => control.serves(choice, ask));
        served.set(choice.verb, Math.max(served.get(choice.verb) ?? 0, boards.length));
      }
    expect([...served].filter(([, boards]) => boards > 1)).toEqual([]);
    expect(served.size).toBeGreaterThan(30);
  });

  test('can begin a plan with every choice of the rules', () => {
    for (const asked of someQuestions())
      for (const choice of everyChoice(asked.ask)) {
        const [first] = planWith(asked, choice);
        expect(first !== undefined && isSameChoice(first, choice)).toBe(true);
      }
  });
});

/** What the board of a question makes of one choice of it. */
function planWith({ view, ask }: Asked, choice: Choice): readonly Choice[] {
  if (ask.prompt.key === 'prompt.assign')
    return isTask(choice) ? give(view, [], choice) : deliver(view, [], true);
  if (ask.prompt.key === 'prompt.idea') return turned([], choice, Number(ask.prompt.vars.cards));
  return withChoice(view, [], 0, choice);
}

function* someQuestions(): Generator<Asked> {
  for (const seed of ['reached one', 'reached two']) yield* questionsOf(seed);
  for (const seed of ['random one', 'random two']) yield* questionsAtRandom(seed);
}

function byQuestion(prompts: readonly string[]): string {
  const counts = [...Map.groupBy(prompts, (prompt) => prompt)].map(
    ([key, all]) => [key, all.length] as const,
  );
  return counts
    .toSorted(([, one], [, other]) => other - one)
    .map(([key, count]) => `${key} ${(count / GAMES).toFixed(1)}`)
    .join(', ');
}
