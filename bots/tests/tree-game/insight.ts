import { choiceAt, countChoices, type Insight } from '@vigilia/kernel';
import { nodeIn, nodeName, type TreeKinds } from './game.ts';
import type { GameTree, TreeNode } from './tree.ts';

const UNSAID = 0.5;

/** Says of a node what its tree says, and takes any move by habit. */
export function insightInto(tree: GameTree): Insight<TreeKinds> {
  const nodeAt = (state: TreeKinds['state']): TreeNode => nodeIn(tree, nodeName(state) ?? 'start');
  return {
    candidates(state, { choices }) {
      const { moves } = nodeAt(state);
      return choices
        .map((choice) => ({ choice, promise: moves[choice.move]?.promise ?? UNSAID }))
        .sort((one, other) => other.promise - one.promise);
    },
    habit: (_state, ask, draw) => choiceAt(ask, draw(countChoices(ask))),
    isFarFrom: (_root, state) => nodeAt(state).isFar === true,
    prospects: (state) => nodeAt(state).prospects ?? Array.from({ length: state.seats }, () => UNSAID),
  };
}
