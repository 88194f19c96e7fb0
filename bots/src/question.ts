import type { Ask, Kinds, Moment, Seat } from '@vigilia/kernel';

/** What a seat is asked at a moment that may ask several. */
export function questionTo<K extends Kinds>(seat: Seat, { asks }: Moment<K>): Ask<K['choice']> {
  const ask = asks.find((open) => open.seat === seat);
  if (ask === undefined) throw new RangeError(`seat ${seat} is not asked`);
  return ask;
}
