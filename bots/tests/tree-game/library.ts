import { greedy, type Library, random, search } from '../../src/index.ts';
import { treeGame } from './game.ts';
import { insightInto } from './insight.ts';
import { BET, TWINS } from './trees.ts';

/** Bots for the game Bet, and one that thinks about Twins until it is stopped. */
export const library: Library = (id, name, budget) => {
  const tree = name === 'ponder' ? TWINS : BET;
  const game = treeGame(tree);
  const insight = insightInto(tree);
  if (id !== game.id) throw new RangeError(`no game ${id}`);
  if (name === 'greedy') return { game, bot: greedy(game, insight, { worlds: 5 }) };
  if (name === 'random') return { game, bot: random() };
  if (name === 'search' || name === 'ponder') return { game, bot: search(game, insight, budget) };
  throw new RangeError(`no bot ${name}`);
};
