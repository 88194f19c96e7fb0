import type { Adviser, Game, Insight, Kinds } from '@vigilia/kernel';
import type { Thinker } from '../thinker.ts';
import type { Budget } from './budget.ts';
import type { Clock } from './clock.ts';
import { type Asked, think } from './think.ts';
import type { Thought } from './thought.ts';

/** How many choices a hint names. */
const NAMED = 3;

/** A bot that searches: it takes what it would tell in a hint. */
export function search<K extends Kinds>(
  game: Game<K>,
  insight: Insight<K>,
  budget: Budget,
  clock?: Clock,
): Thinker<K> & Adviser<K> {
  const thinking = new Set<AbortController>();
  const thinkOver = (asked: Asked<K>): Promise<Thought<K>> => {
    const stopping = new AbortController();
    thinking.add(stopping);
    return think(game, insight, budget, { ...asked, signal: stopping.signal }, clock).finally(() =>
      thinking.delete(stopping),
    );
  };
  return {
    async choose(_view, ask, draw, imagine) {
      const { found } = await thinkOver({ ask, draw, imagine });
      return found[0].choice;
    },
    async advise(view, ask, draw, imagine) {
      const { found } = await thinkOver({ ask, draw, imagine });
      return found.slice(0, NAMED).map(({ choice, worth }) => ({
        choice,
        worth,
        reasons: insight.explain?.(view, ask, choice, worth) ?? [],
      }));
    },
    stop() {
      for (const stopping of thinking) stopping.abort();
    },
  };
}
