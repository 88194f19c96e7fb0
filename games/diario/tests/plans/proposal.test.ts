import { game, proposalAfter } from '@vigilia/game-diario';
import { choosePlan, header, isRefusal, namedSeed, open, print, type Session } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { plan } from '../../src/bots/planner.ts';
import type { Diario } from '../../src/kinds/kinds.ts';

/** A solo game in which each question is answered with what is proposed for it, if there is a proposal. */
function playByProposals(name: string) {
  let session = open(
    game,
    header({ game: 'diario', rules: game.rules, seed: namedSeed(name), entropy: [], seats: 1, options: {} }),
  ) as Session<Diario>;
  let stops = 0;
  let longest = 0;
  while (session.moment.asks[0] !== undefined) {
    const [ask] = session.moment.asks;
    const view = game.view(session.moment.state, ask.seat);
    const proposed = proposalAfter(view, []);
    longest = Math.max(longest, proposed.length);
    const chosen = proposed.length > 0 ? proposed : [plan(view, ask, () => 0)];
    const followed = choosePlan(session, 0, chosen.map((choice) => print(game.grammar, choice)).join('; '));
    if (isRefusal(followed)) throw new Error(`refused: ${followed.reason.key}`);
    if (followed.stop !== null) stops++;
    session = followed.session;
  }
  return { stops, longest };
}

describe('a proposal', () => {
  test.each(['one', 'two', 'three'])('is a plan that the rules follow to its end: game %s', (name) => {
    const { stops, longest } = playByProposals(name);
    expect(stops).toBe(0);
    expect(longest).toBeGreaterThan(5);
  });
});
