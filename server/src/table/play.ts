import {
  type Answered,
  answer,
  type Choice,
  canUndo,
  type Entry,
  firstLink,
  type Game,
  type Header,
  isRefusal,
  type Kinds,
  type Link,
  type Moment,
  nextLink,
  open,
  type Past,
  parse,
  print,
  type Refusal,
  refuse,
  resume,
  type Seat,
  type Told,
  type UndoEntry,
} from '@vigilia/kernel';
import type { Play, Since } from './table.ts';

/** What a step of the game led to. */
export interface Played {
  readonly play: Play;
  readonly told: readonly Told[];
}

/** How much of the way back is kept: as far as it is free, or all of it for those who go further back together. */
export interface Keeping {
  readonly wholePast: boolean;
  /** The rows began under earlier rules: a choice that the present ones refuse stops the game, and no row is refused. */
  readonly isEarlier?: boolean;
}

/**
 * How many of their own choices a player can take back alone. In Diario's evening one may reconsider for ever, and the
 * way back must not grow with it.
 */
export const FURTHEST_FREE = 100;

/** Deals the game a header describes. */
export function deal(
  game: Game,
  header: Header,
  now: Since,
  { chained }: { readonly chained: boolean },
): Played | Refusal {
  const dealt = open(game, header);
  if (isRefusal(dealt)) return dealt;
  const { moment, told } = dealt;
  return {
    play: {
      header,
      rules: { began: header.rules, now: game.rules, stopped: null },
      moment,
      answers: 0,
      past: [],
      asked: askedSince(moment, null, header.seats, now),
      link: chained ? firstLink(game, header) : null,
    },
    told,
  };
}

/** Takes one choice, or several parted by semicolons: all of them or none. */
export function chooseLine(
  game: Game,
  play: Play,
  seat: Seat,
  line: string,
  now: Since,
  keeping: Keeping,
): Played | Refusal {
  if (line.includes(';')) return chooseSeveral(game, play, seat, line, now, keeping);
  const choice = parseLine(game, play.moment, seat, line);
  if (isRefusal(choice)) return choice;
  const answered = answer(game, play.moment, seat, choice);
  if (isRefusal(answered)) return answered;
  const { told, barrier, state, asks } = answered;
  const moment = { state, asks };
  const past = [...play.past, { before: play.moment, by: seat, barrier }];
  const isFree = canUndo({ past, moment }, seat);
  return {
    play: {
      header: play.header,
      rules: play.rules,
      moment,
      answers: play.answers + 1,
      past: keeping.wholePast ? past : isFree ? past.slice(-FURTHEST_FREE) : [],
      asked: askedSince(moment, play, play.header.seats, now),
      // As it is printed, not as it was typed: the record has it so.
      link: linkAfter(play, () => ({ by: seat, choice: print(game.grammar, choice) })),
    },
    told,
  };
}

/** What a single choice leads to. The moment given is left as it was. */
export function answerLine(
  game: Game,
  moment: Moment<Kinds>,
  seat: Seat,
  line: string,
): Answered<Kinds> | Refusal {
  const choice = parseLine(game, moment, seat, line);
  return isRefusal(choice) ? choice : answer(game, moment, seat, choice);
}

function parseLine(game: Game, moment: Moment<Kinds>, seat: Seat, line: string): Choice | Refusal {
  const clause = moment.asks.find((ask) => ask.seat === seat)?.clause ?? null;
  return parse(game.grammar, line, clause);
}

function linkAfter({ header, link }: Play, entry: () => Entry): Link | null {
  return link && nextLink(header, link, entry());
}

function chooseSeveral(
  game: Game,
  play: Play,
  seat: Seat,
  line: string,
  now: Since,
  keeping: Keeping,
): Played | Refusal {
  const parts = line.split(';');
  let reached: Played = { play, told: [] };
  let column = 0;
  for (const [index, part] of parts.entries()) {
    const next = chooseLine(game, reached.play, seat, part, now, { wholePast: true });
    const where = column + 1 + part.search(/\S|$/);
    if (isRefusal(next)) return { ...next, column: next.column === undefined ? where : column + next.column };
    const isLast = index === parts.length - 1;
    // All or none: a line that went on past a draw could be tried until it fits, and would tell what was drawn.
    if (!isLast && next.play.past.at(-1)?.barrier)
      return { ...refuse(null, 'refusal.one-at-a-time'), column: where };
    reached = { play: next.play, told: [...reached.told, ...next.told] };
    column += part.length + 1;
  }
  return keeping.wholePast ? reached : { play: withFreePast(reached.play), told: reached.told };
}

/** Whether the way back to this number of answers is kept in memory. */
export function hasWayBack({ answers, past }: Play, backTo: number): boolean {
  return backTo >= answers - past.length;
}

/** Goes back to where only the first `backTo` answers stand. */
export function goBack(play: Play, entry: UndoEntry, now: Since): Play | Refusal {
  const { backTo } = entry;
  const { header, rules, answers, past } = play;
  const index = backTo - (answers - past.length);
  const passed: Past<Kinds> | undefined = past[index];
  if (passed === undefined || backTo >= answers) return refuse(null, 'refusal.undo');
  const moment = passed.before;
  return {
    header,
    rules,
    moment,
    answers: backTo,
    past: past.slice(0, index),
    asked: askedSince(moment, play, header.seats, now),
    link: linkAfter(play, () => entry),
  };
}

/** Keeps of the way back what is free: no player goes back alone past an answer that cannot be taken back. */
export function withFreePast(play: Play): Play {
  const past = play.past.slice(-FURTHEST_FREE);
  let moment = play.moment;
  for (let index = past.length - 1; index >= 0; index--) {
    const { by, before } = past[index] as Past<Kinds>;
    if (!canUndo({ past: past.slice(0, index + 1), moment }, by))
      return { ...play, past: past.slice(index + 1) };
    moment = before;
  }
  return { ...play, past };
}

/** Takes a game up again from the state it was put away in. */
export function takeUp(
  game: Game,
  put: Pick<Play, 'header' | 'rules' | 'answers' | 'asked'> &
    Partial<Pick<Play, 'link'>> & { readonly state: Kinds['state'] },
): Play {
  const { header, rules, answers, asked, link = null, state } = put;
  const { state: settled, asks } = resume(game, state);
  return { header, rules, answers, asked, link, moment: { state: settled, asks }, past: [] };
}

/** A question stays open since it was first asked; its number tells it from the next. */
function askedSince(
  { asks }: Moment<Kinds>,
  before: Pick<Play, 'moment' | 'asked'> | null,
  seats: number,
  now: Since,
): (Since | null)[] {
  const since: (Since | null)[] = new Array(seats).fill(null);
  for (const { seat, question } of asks) {
    const earlier = before?.moment.asks.find((ask) => ask.seat === seat);
    since[seat] = earlier?.question === question ? (before?.asked[seat] ?? now) : now;
  }
  return since;
}
