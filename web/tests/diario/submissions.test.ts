import { everyChoice, isSameChoice } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import type { Asked } from '../../src/games/diario/table/asked.ts';
import { controls } from './boards/parts.ts';
import { planWith } from './boards/plan-with.ts';
import { questionsAtRandom, questionsOf } from './moments.ts';
import { playOnBoards } from './play.ts';

/** Games differ so much in length that the median of twenty moves by ten from seeds to seeds. */
const GAMES = 60;
const MOST = 110;
/** Where the way is asked about card by card, going back to what lies open is asked about too (SCAV-7). */
const MOST_CARD_BY_CARD = 115;

describe('a solo game on the boards', () => {
  const asProposed = games({ asProposed: true });

  test(`takes at most ${MOST} confirmations in the median of ${GAMES} games`, () => {
    report('the way decided as proposed', asProposed);
    expect(median(asProposed)).toBeLessThanOrEqual(MOST);
    expect(asProposed.every(({ followed }) => followed.length > 0)).toBe(true);
  });

  test(`takes at most ${MOST_CARD_BY_CARD} confirmations if the way is asked about card by card, and fewer if it is not`, () => {
    const played = games({ asProposed: false });
    report('the way asked about', played);
    expect(median(played)).toBeLessThanOrEqual(MOST_CARD_BY_CARD);
    expect(median(played)).toBeGreaterThan(median(asProposed));
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

type Games = readonly ReturnType<typeof playOnBoards>[];

function games(preset: { readonly asProposed: boolean }): Games {
  return Array.from({ length: GAMES }, (_, game) => playOnBoards(`submissions ${game}`, preset));
}

function median(played: Games): number {
  const counts = sorted(played);
  return (Number(counts[GAMES / 2 - 1]) + Number(counts[GAMES / 2])) / 2;
}

function sorted(played: Games): readonly number[] {
  return played.map(({ confirmed }) => confirmed.length).toSorted((one, other) => one - other);
}

function report(name: string, played: Games): void {
  console.info(`${name}: confirmations, median ${median(played)}: ${sorted(played).join(' ')}`);
  console.info(`confirmed a game: ${byQuestion(played.flatMap(({ confirmed }) => confirmed))}`);
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
