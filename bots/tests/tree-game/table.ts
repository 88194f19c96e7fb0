import { type Ask, begin, type Imagine, imagining, type Moment, namedSeed, type Seat } from '@vigilia/kernel';
import { QuickDraws } from '../../src/quick-draws.ts';
import { type TreeKinds, treeGame } from './game.ts';
import { insightInto } from './insight.ts';
import type { GameTree } from './tree.ts';

/** What a bot of this seat is given at the start of a game with this secret. */
export function tableIn(
  tree: GameTree,
  { seat, secret, word = 1 }: { seat: Seat; secret: number; word?: number },
) {
  const game = treeGame(tree);
  const moment: Moment<TreeKinds> = begin(game, 3, {}, { seed: namedSeed('moves'), drawn: {} });
  moment.state.secret = secret;
  const ask = moment.asks.find((open) => open.seat === seat) as Ask<TreeKinds['choice']>;
  const imagine: Imagine<TreeKinds> = imagining(game, moment.state, ask);
  const view = game.view(moment.state, seat);
  return { game, insight: insightInto(tree), view, ask, imagine, draw: new QuickDraws(word).draw };
}
