import type { Ask, Chance, Draw, Game, Imagine, Insight, Kinds } from '@vigilia/kernel';
import { chancesFrom, wordOf } from '../chances.ts';
import { questionTo } from '../question.ts';
import { QuickDraws } from '../quick-draws.ts';
import type { Twigs } from './branch.ts';
import { type Budget, iterationsLeft } from './budget.ts';
import { CLOCK, type Clock } from './clock.ts';
import { iterate, type Worlds } from './iterate.ts';
import { type Thought, thoughtOf } from './thought.ts';
import type { Tree } from './tree.ts';

/** What a search is asked, as a bot is, and the signal that ends it. */
export interface Asked<K extends Kinds> {
  readonly ask: Ask<K['choice']>;
  readonly draw: Draw;
  readonly imagine: Imagine<K>;
  readonly signal?: AbortSignal;
}

const EXPLORATION = 0.7;
const PRIOR_VISITS = 3;
const PAUSE_EVERY_MS = 8;
const LOOK_AT_LEAD_EVERY = 16;

/**
 * Information-set Monte Carlo tree search: every iteration plays in another world that the seat could not tell from
 * the true one, all in one tree. Ends with the budget, when nothing can change the choice any more, or on the
 * signal.
 */
export async function think<K extends Kinds>(
  game: Game<K>,
  insight: Insight<K>,
  budget: Budget,
  { ask, draw, imagine, signal }: Asked<K>,
  clock: Clock = CLOCK,
): Promise<Thought<K>> {
  const start = clock.now();
  const chances = chancesFrom(draw);
  const tree = plant(game, insight, budget, ask.seat, imagine, chances(0));
  const worlds: Worlds<K> = (number) => {
    const chance = chances(number);
    tree.draws.begin(wordOf(chance));
    return imagine(chance);
  };
  let iterations = 0;
  let milliseconds = 0;
  let paused = start;
  while (tree.candidates.length > 1 && signal?.aborted !== true) {
    const left = iterationsLeft(budget, { iterations, milliseconds });
    if (left <= 0 || (iterations % LOOK_AT_LEAD_EVERY === 0 && isDecided(tree.twigs, left))) break;
    iterate(tree, worlds);
    iterations++;
    const now = clock.now();
    milliseconds = now - start;
    if (now - paused < PAUSE_EVERY_MS) continue;
    await clock.pause();
    paused = clock.now();
    milliseconds = paused - start;
  }
  return thoughtOf(tree, { iterations, milliseconds });
}

function plant<K extends Kinds>(
  game: Game<K>,
  insight: Insight<K>,
  { exploration = EXPLORATION, priorVisits = PRIOR_VISITS }: Budget,
  seat: number,
  imagine: Imagine<K>,
  chance: Chance,
): Tree<K> {
  const moment = imagine(chance);
  // What is worth a thought follows from what the seat knows, so one world tells it for all.
  const candidates = insight.candidates(moment.state, questionTo(seat, moment), 0);
  if (candidates.length === 0) throw new RangeError(`nothing is worth a thought to seat ${seat}`);
  return {
    game,
    insight,
    seat,
    candidates,
    root: moment.state,
    leaning: { exploration, priorVisits },
    draws: new QuickDraws(0),
    twigs: new Map(),
    totals: new Map(),
    choices: 0,
  };
}

/** Whether the choice tried most stays that even if all that is left goes to the next. */
function isDecided<K extends Kinds>(twigs: Twigs<K>, iterationsLeft: number): boolean {
  let most = 0;
  let second = 0;
  for (const { visits } of twigs.values()) {
    if (visits > most) {
      second = most;
      most = visits;
    } else if (visits > second) second = visits;
  }
  return most - second > iterationsLeft;
}
