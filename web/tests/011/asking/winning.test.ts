import { type Eleven, game, isVictoryNear } from '@vigilia/game-011';
import { chooseText, isRefusal, open, type Session } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { winningEnd } from '../../../src/games/011/asking/winning.ts';
import { readPosition } from '../../../src/pages/learn/position.ts';
import { linesOf } from '../../e2e/table/golden.ts';
import { played, type Question } from './questions.ts';

/** The questions of a recorded game, with what was answered. */
function* answered(name: string): Generator<Question & { readonly line: string }> {
  const { header, log } = readPosition(linesOf(name).join('\n'), game);
  let session = open(game, header) as Session<Eleven>;
  for (const entry of log) {
    if (!('choice' in entry)) continue;
    const { moment } = session;
    const ask = moment.asks.find(({ seat }) => seat === entry.by);
    if (ask === undefined) throw new RangeError(`seat ${entry.by} is not asked`);
    yield { moment, ask, view: game.view(moment.state, ask.seat), line: entry.choice };
    const next = chooseText(session, entry.by, entry.choice);
    if (isRefusal(next)) throw new RangeError(entry.choice);
    session = next;
  }
}

describe('a declarer who has everything', () => {
  test.each(['hero-of-four', 'fenrir-of-four'])('WIN-5 ends %s in one press, and not before', (name) => {
    const offered: string[] = [];
    let hasDeclared = false;
    for (const question of answered(name)) {
      const end = winningEnd(question);
      hasDeclared ||= question.line.startsWith('declare');
      if (end === null) continue;
      offered.push(question.line);
      expect(hasDeclared).toBe(true);
      const over = played(question, end.choices);
      expect(over?.state.over?.winner).toBe(question.ask.seat);
    }
    expect(offered.at(-1)).toBe('end');
    // The way that is still to go is not gone for the declarer.
    expect(offered.every((line) => /^(stop|turn|spend|end)/.test(line))).toBe(true);
  });

  test('WIN-5 is offered nothing in a turn that only puts out', () => {
    for (const question of answered('right-but-late')) expect(winningEnd(question)).toBeNull();
  });
});

test('WIN-2 declaring is near only once the Organ stands or two Wolf Marks are held, and the pages may come', () => {
  let near = 0;
  for (const { view, ask } of answered('hero-of-four')) {
    if (ask.prompt.key !== 'prompt.choose' || !isVictoryNear(view)) continue;
    near++;
    expect(view.organ !== null || view.own?.role === 'fenrir').toBe(true);
  }
  expect(near).toBeGreaterThan(0);
});
