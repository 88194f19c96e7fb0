import { awayUntil, silenceOf } from '../table/absence.ts';
import { deadlineOf } from '../table/clock.ts';
import type { Table } from '../table/table.ts';

/**
 * What viewers are told of who is asked: players and those who watch live all of it; those who watch late not by when,
 * which would tell how far the game has come; those who see nothing of the game only the last hash of the log.
 */
export type QuestionsShown = 'live' | 'late' | 'none';

/**
 * Who is asked, by when, and the last hash of the log: as JSON without its braces. The hash is left out if it is that
 * of the table before.
 */
export function openQuestions(table: Table, before: Table | null, shown: QuestionsShown): string {
  const { play } = table;
  const link = before?.play?.link === play?.link ? '' : `,"link":${linkOf(table, before)}`;
  if (shown === 'none') return `"asked":[],"deadlines":[]${link}`;
  const asked = `[${play?.moment.asks.map(({ seat }) => seat).join() ?? ''}]`;
  if (shown === 'late') return `"asked":${asked},"deadlines":[]${link}`;
  return `"asked":${asked},"deadlines":${deadlinesOf(table)}${absencesOf(table)}${silenceIn(table)}${link}`;
}

/** With the hashes inside a plan if they are new: viewers who come later get them with the rows. */
function linkOf({ play }: Table, before: Table | null): string {
  if (!play?.link) return 'null';
  const { n, hash, inside } = play.link;
  const plan = inside === undefined || before === null ? '' : `,"inside":["${inside.join('","')}"]`;
  return `{"n":${n},"hash":"${hash}"${plan}}`;
}

function deadlinesOf(table: Table): string {
  if (table.setting.clock === 'none') return '[]';
  return JSON.stringify(table.chairs.map((_, seat) => deadlineOf(table, seat)));
}

/** By seat, when the others may act for a person who has left; nothing if no person has. */
function absencesOf(table: Table): string {
  if (table.chairs.every((chair) => chair === null || chair.awaitedSince === null)) return '';
  const absences = table.chairs.map((_, seat) => awayUntil(table, seat));
  return absences.every((until) => until === null) ? '' : `,"absences":${JSON.stringify(absences)}`;
}

function silenceIn(table: Table): string {
  const silence = silenceOf(table);
  if (silence === null) return '';
  const { seat, decider, since, from, knock } = silence;
  return `,"silence":{"seat":${seat},"decider":${decider},"since":${since},"from":${from},"knock":${knock === null ? 'null' : JSON.stringify(knock)}}`;
}
