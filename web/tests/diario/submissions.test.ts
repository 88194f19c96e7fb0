import { everyChoice, isSameChoice } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import type { Asked } from '../../src/games/diario/table/asked.ts';
import { controls } from './boards/parts.ts';
import { planWith } from './boards/plan-with.ts';
import { questionsAtRandom, questionsOf } from './moments.ts';
import { doesPlannerWin, playOnBoards } from './play.ts';

/** Games differ so much in length that the median of twenty moves by ten from seeds to seeds. */
const GAMES = 60;
const MOST = 70;
const MOST_PRESSES = 130;

/** How often those who take every proposal win, of the games that the planner wins. */
const LEAST_WON = 0.9;

describe('a solo game on the boards', () => {
  const planner = Array.from({ length: GAMES }, (_, game) => doesPlannerWin(seedOf(game))).filter(
    Boolean,
  ).length;

  for (const [name, asProposed] of [
    ['the way decided as proposed', true],
    ['card by card', false],
  ] as const)
    test(`takes at most ${MOST} confirmations and ${MOST_PRESSES} presses in the median, and wins as the planner does, ${name}`, () => {
      const played = games({ asProposed });
      report(name, played);
      expect(median(played.map(({ confirmed }) => confirmed.length))).toBeLessThanOrEqual(MOST);
      expect(median(played.map(({ presses }) => presses))).toBeLessThanOrEqual(MOST_PRESSES);
      const won = played.filter(({ isWon }) => isWon).length;
      console.info(`${name}: every proposal taken wins ${won} games, the planner ${planner}`);
      expect(planner).toBeGreaterThan(GAMES / 6);
      expect(won).toBeGreaterThanOrEqual(LEAST_WON * planner);
      expect(played.every(({ followed, pressed }) => followed.length > 0 && pressed.length > 0)).toBe(true);
    });

  test('offers every choice of the rules on one board, or in the list', () => {
    const served = new Map<string, number>();
    for (const { ask } of someQuestions())
      for (const choice of everyChoice(ask)) {
        const boards = controls.filter((control) => control.serves(choice, ask));
        const question = `${ask.prompt.key} ${choice.verb}`;
        served.set(question, Math.max(served.get(question) ?? 0, boards.length));
      }
    expect([...served].filter(([, boards]) => boards > 1)).toEqual([]);
    expect(served.get('prompt.habit indulge')).toBe(1);
    expect(served.size).toBeGreaterThan(60);
  });

  test('makes a plan with every choice of the rules by what its board does', () => {
    for (const asked of [...questionsOf('reached one'), ...questionsAtRandom('random one')])
      for (const choice of everyChoice(asked.ask)) {
        const plan = planWith(asked, choice);
        const isThere = plan.some((each) => isSameChoice(each, choice));
        expect(isThere, `${asked.ask.prompt.key}: ${JSON.stringify(choice)}`).toBe(true);
      }
  });
});

function seedOf(game: number): string {
  return `submissions ${game}`;
}

type Games = readonly ReturnType<typeof playOnBoards>[];

function games(preset: { readonly asProposed: boolean }): Games {
  return Array.from({ length: GAMES }, (_, game) => playOnBoards(seedOf(game), preset));
}

function median(counts: readonly number[]): number {
  const sorted = counts.toSorted((one, other) => one - other);
  return (Number(sorted[GAMES / 2 - 1]) + Number(sorted[GAMES / 2])) / 2;
}

function report(name: string, played: Games): void {
  const confirmations = median(played.map(({ confirmed }) => confirmed.length));
  const presses = median(played.map(({ presses }) => presses));
  console.info(`${name}: median ${confirmations} confirmations, ${presses} presses`);
  console.info(`confirmed a game: ${byQuestion(played.flatMap(({ confirmed }) => confirmed))}`);
  console.info(`answered by one press: ${byQuestion(played.flatMap(({ pressed }) => pressed))}`);
  console.info(`followed a game: ${byQuestion(played.flatMap(({ followed }) => followed))}`);
}

function* someQuestions(): Generator<Asked> {
  for (const seed of ['reached one', 'reached two']) yield* questionsOf(seed);
  for (const seed of ['random one', 'random two']) yield* questionsAtRandom(seed);
}

function byQuestion(prompts: readonly string[]): string {
  const counts = [...Map.groupBy(prompts, (prompt) => prompt)].map(
    ([key, all]) => [key, all.length] as const,
  );
  const all = (prompts.length / GAMES).toFixed(1);
  const each = counts
    .toSorted(([, one], [, other]) => other - one)
    .map(([key, count]) => `${key} ${(count / GAMES).toFixed(1)}`);
  return `${all} (${each.join(', ')})`;
}
