import { type Ask, begin, type Imagine, imagining, type Moment, namedSeed, type Seat } from '@vigilia/kernel';
import { QuickDraws } from '../../src/quick-draws.ts';
import { type Doors, doorsOf } from './doors.ts';
import type { House } from './house.ts';
import { insightInto } from './insight.ts';

/** All that a bot of this seat is given at the beginning of a game with this key. */
export function tableIn(house: House, { seat, key, word = 1 }: { seat: Seat; key: number; word?: number }) {
  const game = doorsOf(house);
  const moment: Moment<Doors> = begin(game, 3, {}, { seed: namedSeed('doors'), drawn: {} });
  moment.state.key = key;
  const ask = moment.asks.find((open) => open.seat === seat) as Ask<Doors['choice']>;
  const imagine: Imagine<Doors> = imagining(game, moment.state, ask);
  const view = game.view(moment.state, seat);
  return { game, insight: insightInto(house), view, ask, imagine, draw: new QuickDraws(word).draw };
}
