import { type Eleven, game } from '@vigilia/game-011';
import {
  type Answered,
  begin,
  choiceAt,
  countChoices,
  everyChoice,
  type Insight,
  imagining,
  isOffered,
  type Moment,
  namedSeed,
  resume,
  take,
} from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { think } from '../../src/index.ts';
import { QuickDraws } from '../../src/quick-draws.ts';

/** Thinks of a few legal choices, plays on at random to the next Hour and likes Music. */
const naive: Insight<Eleven> = {
  candidates: (_state, ask) =>
    everyChoice(ask)
      .slice(0, 6)
      .map((choice) => ({ choice, promise: 0.25 })),
  habit: (_state, ask, draw) => choiceAt(ask, draw(countChoices(ask))),
  isFarFrom: (root, state) => state.hour > root.hour + 1,
  prospects: ({ players }) => players.map(({ music }) => music / 20),
};

/** Every n-th question of a game that random choices play. */
function* moments(seed: string, every: number): Generator<Moment<Eleven>> {
  const { draw } = new QuickDraws(Number.parseInt(namedSeed(seed).slice(0, 8), 16));
  let reached: Answered<Eleven> = begin(game, 4, { beginners: false }, { seed: namedSeed(seed), drawn: {} });
  for (let answered = 0; ; answered++) {
    const [ask] = reached.asks;
    if (ask === undefined) return;
    if (answered % every === 0) yield reached;
    reached = take(game, reached, ask, choiceAt(ask, draw(countChoices(ask))));
  }
}

async function thoughtAt({ state, asks }: Moment<Eleven>) {
  const [ask] = asks;
  if (ask === undefined) throw new Error('no seat is asked');
  const { draw } = new QuickDraws(11);
  const asked = { ask, draw, imagine: imagining(game, state, ask) };
  const { milliseconds: _, ...thought } = await think(game, naive, { iterations: 24 }, asked);
  return { thought, ask };
}

describe('a search of 011', () => {
  test('finds legal choices, the same at every table its seat could not tell from the true one', async () => {
    for (const moment of moments('search', 23)) {
      const { thought, ask } = await thoughtAt(moment);
      for (const { choice } of thought.found) expect(isOffered(ask, choice)).toBe(true);
      const chance = { seed: namedSeed('elsewhere'), drawn: {} };
      const elsewhere = resume(game, game.imagine(moment.state, ask.seat, chance));
      expect((await thoughtAt(elsewhere)).thought).toEqual(thought);
    }
  });
});
