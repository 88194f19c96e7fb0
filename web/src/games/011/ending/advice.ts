import { PAGES, pagesMissing, roleToWin } from '@vigilia/game-011';
import { type Seat, type Text, text } from '@vigilia/kernel';
import type { Sitter } from '../../../table/table.ts';
import type { Course } from './course.ts';
import type { Known } from './when-known.ts';

/** What advice rests on. */
export interface Advised {
  readonly course: Course;
  readonly known: readonly Known[];
}

interface Loser extends Advised {
  readonly role: Parameters<typeof roleToWin>[0];
  readonly seat: Seat;
}

/** What was missing first, in a sentence of advice. */
export function adviceFor({ role: dealt, seat, course, known }: Loser): Text {
  const last = course.standings.at(-1)?.[seat];
  const role = roleToWin(dealt);
  const hour = known.find((each) => each.seat === seat)?.hour ?? null;
  if (last === undefined) return text('eleven-end.lost');
  const { pages, suspects, time } = last;
  if (pagesMissing(role, pages) > 0 && (suspects === 1 || pagesMissing(role, pages) > 2 * suspects))
    return text('eleven-end.try-pages', { pages, needed: PAGES[role] });
  if (hour !== null) return text('eleven-end.try-name', { hour });
  return time === 0 ? text('eleven-end.try-time') : text('eleven-end.try-look', { suspects });
}

/** The strongest bot that a winner has beaten, and the next stronger one; null if there is none. */
export function beatenLevel<L extends string>(
  levels: readonly L[],
  sitters: readonly Pick<Sitter, 'bot'>[],
): { readonly beaten: L | null; readonly next: L | null } {
  const strongest = Math.max(...sitters.map(({ bot }) => levels.findIndex((level) => level === bot)));
  return { beaten: levels[strongest] ?? null, next: strongest < 0 ? null : (levels[strongest + 1] ?? null) };
}
