import {
  chooseText,
  followChoice,
  type Game,
  type Header,
  isRefusal,
  openAt,
  open as openSession,
  type PutAway,
  type Refusal,
  type Seat,
  type Session,
  trimmed,
  type UndoEntry,
  undoAgain,
} from '@vigilia/kernel';
import type { Play, Since } from './table.ts';

/** How rows are applied. */
export interface Keeping {
  /** Keep the whole way back, to go further back than is free; or else only as far as it is free. */
  readonly wholePast: boolean;
  /** The rows began under earlier rules: a choice that the present ones refuse stops the game, and no row is refused. */
  readonly isEarlier?: boolean;
}

/** Deals the game a header describes. */
export function deal(
  game: Game,
  header: Header,
  now: Since,
  { chained, wholePast }: Keeping & { readonly chained: boolean },
): Play | Refusal {
  const dealt = openSession(game, header, { chained, keeps: wholePast ? 'everything' : 'free-way-back' });
  return isRefusal(dealt) ? dealt : withAsked(dealt, null, now);
}

/** Takes the choices of a row, one or several parted by semicolons. */
export function chooseLine(
  play: Play,
  seat: Seat,
  line: string,
  now: Since,
  { isEarlier = false }: Keeping,
): Play | Refusal {
  const next = isEarlier ? followChoice(play, { by: seat, choice: line }) : chooseText(play, seat, line);
  return isRefusal(next) ? next : withAsked(next, play, now);
}

/** Goes back to where `backTo` answers stood. */
export function goBack(play: Play, entry: UndoEntry, now: Since): Play | Refusal {
  const back = undoAgain(play, entry);
  return isRefusal(back) ? back : withAsked(back, play, now);
}

/** Leaves of the way back what is free. */
export function withFreePast(play: Play): Play {
  return { ...trimmed(play), asked: play.asked };
}

/** Takes a game up again from the state it was put away in. */
export function takeUp(
  game: Game,
  { asked, link = null, ...put }: Omit<PutAway, 'link'> & Pick<Play, 'asked'> & Partial<Pick<Play, 'link'>>,
): Play {
  return { ...openAt(game, { ...put, link }), asked };
}

/** A question stays open since it was first asked; its number tells it from the next. */
function withAsked(session: Session, before: Pick<Play, 'moment' | 'asked'> | null, now: Since): Play {
  const asked: (Since | null)[] = new Array(session.header.seats).fill(null);
  for (const { seat, question } of session.moment.asks) {
    const earlier = before?.moment.asks.find((ask) => ask.seat === seat);
    asked[seat] = earlier?.question === question ? (before?.asked[seat] ?? now) : now;
  }
  return { ...session, asked };
}
