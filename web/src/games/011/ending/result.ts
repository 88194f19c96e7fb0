import type { Eleven, View } from '@vigilia/game-011';
import { eventText, message } from '@vigilia/game-011/texts';
import { type GameEvent, type Text, text, type Viewer } from '@vigilia/kernel';

type Log = readonly { readonly events: readonly GameEvent[] }[];

/** What an ending says first, and the reasons below it. */
interface Result {
  readonly title: Text;
  readonly why: readonly Text[];
}

const FAILURES: ReadonlySet<string> = new Set(['declared-wrong', 'goal-missed', 'out-of-time']);

/** Whether a seat won, how the game ended and what put the seat out of it; null reads how the game ended alone. */
export function resultFor({ how, winner }: NonNullable<View['over']>, seat: Viewer, log: Log): Result {
  const ended =
    how === 'ragnarok' ? message('ending.ragnarok') : message(`ending.${how}`, { seat: winner ?? 0 });
  if (seat === null) return { title: ended, why: [] };
  const title = text(seat === winner ? 'eleven-end.won' : 'eleven-end.lost');
  return { title, why: [ended, ...failuresOf(seat, log).slice(0, 1)] };
}

function failuresOf(seat: number, log: Log): Text[] {
  return log
    .flatMap(({ events }) => events as readonly Eleven['event'][])
    .filter((event) => FAILURES.has(event.type) && 'seat' in event && event.seat === seat)
    .map(eventText);
}
