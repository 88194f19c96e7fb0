import { type Ask, advance, type Kinds, type Moment } from '@vigilia/kernel';
import { questionTo } from '../question.ts';
import { rewardsOf } from '../rewards.ts';
import type { Branch } from './branch.ts';
import { select } from './select.ts';
import type { Tree } from './tree.ts';

/** A world to play on, by its number. */
export type Worlds<K extends Kinds> = (number: number) => Moment<K>;

/**
 * Plays one imagined world on, first by the tree and then by habit, and writes down what came of it. Every choice
 * at the root is tried in the same worlds in the same order: what sets them apart is then less often luck.
 */
export function iterate<K extends Kinds>(tree: Tree<K>, worlds: Worlds<K>): void {
  const first = select(tree.twigs, tree.seat, tree.candidates, tree.leaning);
  const path: Branch<K>[] = [first];
  const reached = climb(tree, worlds(first.visits + 1), first, path);
  const state = playOn(tree, reached);
  const rewards = rewardsOf(tree.game, tree.insight, state);
  for (const branch of path) {
    branch.visits++;
    branch.sum += rewards[branch.seat] ?? 0;
  }
  addUp(tree, path[0] as Branch<K>, rewards);
}

/** Follows the most urgent choices up to one that was never tried. What is forced is not worth stopping at. */
function climb<K extends Kinds>(
  tree: Tree<K>,
  world: Moment<K>,
  first: Branch<K>,
  path: Branch<K>[],
): Moment<K> {
  const { game, insight, leaning } = tree;
  let moment = world;
  let ask = questionTo(tree.seat, world);
  let { candidates } = tree;
  let branch = first;
  for (;;) {
    moment = advance(game, moment, ask, branch.choice);
    tree.choices++;
    const isNew = branch.visits === 0 && candidates.length > 1;
    const next = openAsk(tree, moment);
    if (isNew || next === undefined) return moment;
    ask = next;
    candidates = insight.candidates(moment.state, ask, path.length);
    branch.twigs ??= new Map();
    branch = select(branch.twigs, ask.seat, candidates, leaning);
    path.push(branch);
  }
}

function playOn<K extends Kinds>(tree: Tree<K>, reached: Moment<K>): K['state'] {
  const { game, insight } = tree;
  const { draw } = tree.draws;
  let moment = reached;
  for (;;) {
    const ask = openAsk(tree, moment);
    if (ask === undefined) return moment.state;
    moment = advance(game, moment, ask, insight.habit(moment.state, ask, draw));
    tree.choices++;
  }
}

/** The first question, as long as the game is worth playing on. */
function openAsk<K extends Kinds>(
  { insight, root }: Tree<K>,
  { state, asks }: Moment<K>,
): Ask<K['choice']> | undefined {
  const [ask] = asks;
  return ask === undefined || insight.isFarFrom(root, state) ? undefined : ask;
}

function addUp<K extends Kinds>({ totals }: Tree<K>, branch: Branch<K>, rewards: readonly number[]): void {
  const sums = totals.get(branch);
  if (sums === undefined) totals.set(branch, rewards.slice());
  else for (const [seat, reward] of rewards.entries()) sums[seat] = (sums[seat] ?? 0) + reward;
}
