import type { Good } from '@vigilia/game-diario';
import type { Event } from '../asked.ts';

type Goods = Extract<Event, { readonly goods: unknown }>['goods'];

/** What the Leader gives up piece by piece is told, and carried away, at once. */
export function withLossesJoined(events: readonly Event[]): readonly Event[] {
  const told: Event[] = [];
  for (const event of events) {
    const last = told.at(-1);
    if (event.type === 'lost' && last?.type === 'lost')
      told[told.length - 1] = { type: 'lost', goods: summed([...last.goods, ...event.goods]) };
    else told.push(event);
  }
  return told;
}

function summed(goods: Goods): Goods {
  const kinds = Map.groupBy(piecesOf(goods), (good) => good);
  return [...kinds].map(([good, pieces]) => `${good}:${pieces.length}` as const);
}

/** Goods with their numbers, `wood:2`, as pieces one can carry. */
export function piecesOf(goods: readonly string[]): readonly Good[] {
  return goods.flatMap((written) => {
    const [good, count] = written.split(':');
    return Array.from({ length: Number(count) }, () => good as Good);
  });
}
