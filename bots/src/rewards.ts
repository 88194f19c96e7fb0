import type { Game, Insight, Kinds } from '@vigilia/kernel';

/** What a state is worth to every seat, from 0 to 1: won or not once it is over, its prospects before. */
export function rewardsOf<K extends Kinds>(
  game: Game<K>,
  insight: Insight<K>,
  state: K['state'],
): readonly number[] {
  const outcome = game.outcome(state);
  if (outcome === null) return insight.prospects(state);
  return Array.from({ length: state.seats }, (_, seat) => (outcome.winners.includes(seat) ? 1 : 0));
}
