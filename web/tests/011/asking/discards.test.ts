import { type Eleven, game as eleven, type View } from '@vigilia/game-011';
import { type Ask, answer, isRefusal, text } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { discardsPrompt, discardsWith } from '../../../src/games/011/asking/discards.tsx';
import { questions } from './questions.ts';

type Choice = Eleven['choice'];

const TILES = ['a', 'b', 'c', 'd', 'e'];
const discard = (tile: string) => ({ verb: 'discard', tile }) as const;

/** A question about this many tiles too many. */
function asked(count: number) {
  const ask: Ask<Choice> = {
    seat: 0,
    clause: 'HOUR-2',
    prompt: text('prompt.discard', { count }),
    question: 1,
    choices: TILES.map(discard),
    ranges: [],
  };
  return { view: {} as View, ask };
}

/** Presses tiles one after the other; the plan, or `yes` if the last press confirms it. */
function pressed(count: number, tiles: string): string {
  let plan: Choice[] | null = [];
  for (const tile of tiles) plan = plan === null ? null : discardsWith(asked(count), plan, tile);
  return plan === null ? 'yes' : plan.map((each) => (each.verb === 'discard' ? each.tile : '?')).join('');
}

describe('HOUR-2 tiles that are too many', () => {
  test('are chosen together, and one that is pressed again is left out', () => {
    expect(pressed(2, 'a')).toBe('a');
    expect(pressed(2, 'ac')).toBe('ac');
    expect(pressed(3, 'aba')).toBe('b');
  });

  test('go with a press on a chosen one once enough are chosen', () => {
    expect(pressed(1, 'aa')).toBe('yes');
    expect(pressed(2, 'aca')).toBe('yes');
    expect(pressed(2, 'acc')).toBe('yes');
  });

  test('give way, the first of them, to another one', () => {
    expect(pressed(1, 'ab')).toBe('b');
    expect(pressed(2, 'abc')).toBe('bc');
  });

  test('are asked for in the plural when there are several', () => {
    expect(discardsPrompt(asked(1)).key).toBe('prompt.discard');
    expect(discardsPrompt(asked(2))).toEqual(text('eleven.discard-several', { count: 2 }));
  });

  test('are discarded by one plan, whichever they are', () => {
    let several = 0;
    for (const question of questions(12)) {
      const { ask } = question;
      const count = Number(ask.prompt.vars.count);
      if (ask.prompt.key !== 'prompt.discard' || count < 2) continue;
      several++;
      let reached = question.moment;
      for (const [index, choice] of ask.choices.slice(-count).entries()) {
        const next = answer(eleven, reached, ask.seat, choice);
        if (isRefusal(next)) throw new Error(`refused: ${next.reason.key}`);
        if (index < count - 1) expect(next.barrier).toBe(false);
        reached = next;
      }
      expect(
        reached.asks.some(({ seat, prompt }) => seat === ask.seat && prompt.key === ask.prompt.key),
      ).toBe(false);
    }
    expect(several).toBeGreaterThan(0);
  });
});
