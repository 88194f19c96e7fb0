import { awayUntil } from '../table/absence.ts';
import { deadlineOf } from '../table/clock.ts';
import type { Table } from '../table/table.ts';

/** Who is asked, by when, and the last hash of the log: as JSON without its braces, the same for all viewers of a kind. */
export interface OpenQuestions {
  /** For players and for those who watch live. */
  readonly live: string;
  /** For those who watch late: what is due by when would tell how far the game has come. */
  readonly late: string;
  /** For those who see nothing of the game. */
  readonly none: string;
}

/** What is open at a table; the hash is left out where it is that of the table before. */
export function openQuestions(table: Table, before: Table | null): OpenQuestions {
  const { play } = table;
  const asked = `[${play?.moment.asks.map(({ seat }) => seat).join() ?? ''}]`;
  const link = before?.play?.link === play?.link ? '' : `,"link":${linkOf(table)}`;
  return {
    live: `"asked":${asked},"deadlines":${deadlinesOf(table)}${absencesOf(table)}${link}`,
    late: `"asked":${asked},"deadlines":[]${link}`,
    none: `"asked":[],"deadlines":[]${link}`,
  };
}

function linkOf({ play }: Table): string {
  if (!play?.link) return 'null';
  const { n, hash } = play.link;
  return `{"n":${n},"hash":"${hash}"}`;
}

function deadlinesOf(table: Table): string {
  if (table.setting.clock === 'none') return '[]';
  return JSON.stringify(table.chairs.map((_, seat) => deadlineOf(table, seat)));
}

/** By seat, when the others may act for a person who has left; nothing where no person has. */
function absencesOf(table: Table): string {
  if (table.chairs.every((chair) => chair === null || chair.awaitedSince === null)) return '';
  const absences = table.chairs.map((_, seat) => awayUntil(table, seat));
  return absences.every((until) => until === null) ? '' : `,"absences":${JSON.stringify(absences)}`;
}
