import { greedy, type Library, random, search } from '../../src/index.ts';
import { doorsOf } from './doors.ts';
import { BET, TWINS } from './houses.ts';
import { insightInto } from './insight.ts';

/** Bots for the doors of Bet, and one that thinks about Twins for as long as it is let. */
export const library: Library = (id, name, budget) => {
  const house = name === 'ponder' ? TWINS : BET;
  const game = doorsOf(house);
  const insight = insightInto(house);
  if (id !== game.id) throw new RangeError(`no game ${id}`);
  if (name === 'greedy') return { game, bot: greedy(game, insight, { worlds: 5 }) };
  if (name === 'random') return { game, bot: random() };
  if (name === 'search' || name === 'ponder') return { game, bot: search(game, insight, budget) };
  throw new RangeError(`no bot ${name}`);
};
