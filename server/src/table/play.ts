import { type Game, openAt, type PutAway, type Session, trimmed } from '@vigilia/kernel';
import type { Play, Since, Table } from './table.ts';

/** The table with its way back only as far as that is free: this much is kept in memory. */
export function withFreeUndo(table: Table): Table {
  const { play } = table;
  return play === null ? table : { ...table, play: { ...trimmed(play), asked: play.asked } };
}

/** Takes a game up again from the state it was put away in. */
export function takeUp(
  game: Game,
  { asked, link = null, ...put }: Omit<PutAway, 'link'> & Pick<Play, 'asked'> & Partial<Pick<Play, 'link'>>,
): Play {
  return { ...openAt(game, { ...put, link }), asked };
}

/** A question stays open since it was first asked; its number tells it from the next. */
export function withAsked(session: Session, before: Pick<Play, 'moment' | 'asked'> | null, now: Since): Play {
  const asked: (Since | null)[] = new Array(session.header.seats).fill(null);
  for (const { seat, question } of session.moment.asks) {
    const earlier = before?.moment.asks.find((ask) => ask.seat === seat);
    asked[seat] = earlier?.question === question ? (before?.asked[seat] ?? now) : now;
  }
  return { ...session, asked };
}
