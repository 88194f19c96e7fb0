import {
  chooseText,
  type Delivered,
  followChoice,
  type Game,
  hasWayBack,
  header,
  isEarlier,
  isRefusal,
  open,
  type Refusal,
  refuse,
  type Seat,
  type Session,
  undoAgain,
  withReason,
  withWords,
  withWordsOf,
} from '@vigilia/kernel';
import type { Fact, Row } from './fact.ts';
import { withAsked } from './play.ts';
import { botSeats, withChange } from './seats.ts';
import type { Play, Since, Table } from './table.ts';

/** A table after a fact, and what the game told on the way. */
export interface Applied {
  readonly table: Table;
  readonly delivered: readonly Delivered[];
}

/** How rows are applied. */
export interface Keeping {
  /** Keep the whole way back, to go further back than is free; or else only as far as it is free. */
  readonly wholePast: boolean;
  /** The rows began under earlier rules: a choice that the present ones refuse stops the game, and no row is refused. */
  readonly isEarlier?: boolean;
  /** The game that the choice of the row leads to, if the command has played it already. */
  readonly played?: Session | undefined;
}

/** Whether a row goes further back than the way back is kept: it takes the whole log to apply it. */
export function goesBeyondMemory({ play }: Table, { act }: Row): boolean {
  return act.facts.some((fact) => fact.fact === 'undid' && play !== null && !hasWayBack(play, fact.backTo));
}

type FactOf<Name extends Fact['fact']> = Extract<Fact, { fact: Name }>;

export function began(
  game: Game,
  table: Table,
  { rules, chained, form, options }: FactOf<'began'>,
  now: Since,
  { wholePast }: Keeping,
): Applied | Refusal {
  const { setting, seed, chairs, abandonedDeals: undealt } = table;
  const { practice } = setting;
  const begun = header({
    game: game.id,
    rules,
    seed,
    entropy: chairs.flatMap((chair) => chair?.entropy || []),
    seats: setting.seats,
    options: { ...setting.options, ...options },
    ...(form === undefined ? practice && { practice } : { form, practice, bots: botSeats(table), undealt }),
  });
  const dealt = open(game, begun, {
    chained: chained === true && !isEarlier(game, begun),
    keeps: wholePast ? 'everything' : 'free-way-back',
  });
  if (isRefusal(dealt)) return dealt;
  const play = withAsked(dealt, null, now);
  return {
    table: { ...table, phase: phaseOf(play), dealing: null, unopened: [], play },
    delivered: play.delivered,
  };
}

export function chose(
  table: Table,
  { seat, choice, reason, words }: FactOf<'chose'>,
  now: Since,
  { played, isEarlier = false }: Keeping,
): Applied | Refusal {
  const { play: before } = table;
  if (before === null) return refuse(null, 'refusal.not-begun');
  const next =
    played ?? (isEarlier ? followChoice(before, { by: seat, choice }) : chooseText(before, seat, choice));
  if (isRefusal(next)) return next;
  const play = withAsked(next, before, now);
  const worded = withWordsOf(table.worded, seat, words);
  const delivered = withWords(play.game, play.delivered, worded);
  const answered: Table = {
    ...table,
    phase: phaseOf(play),
    play,
    reasons: withReason(table.reasons, { seat, choice, reason: reason ?? null }),
    worded,
    undo: null,
    votes: table.votes.length === 0 ? table.votes : table.votes.filter(({ about }) => about !== seat),
  };
  const isLentOnce = table.chairs[seat]?.loan?.once === true;
  return { table: isLentOnce ? withChange(answered, seat, { loan: null }) : answered, delivered };
}

export function undid(
  table: Table,
  { seat, backTo, consent }: FactOf<'undid'>,
  now: Since,
): Applied | Refusal {
  if (table.play === null) return refuse(null, 'refusal.undo');
  const session = undoAgain(table.play, { by: seat, backTo, consent });
  if (isRefusal(session)) return session;
  const play = withAsked(session, table.play, now);
  const back: Table = {
    ...table,
    phase: phaseOf(play),
    play,
    reasons: [],
    worded: [],
    undo: null,
    votes: [],
  };
  return { table: back, delivered: [] };
}

/** The clock of a seat begins anew; the question stays the one it was. */
export function waited(table: Table, seat: Seat, { at }: Since): Table {
  const since = table.play?.asked[seat];
  if (table.play === null || since === null || since === undefined) return table;
  const asked = table.play.asked.with(seat, { version: since.version, at });
  return { ...table, play: { ...table.play, asked } };
}

function phaseOf({ moment }: Play): Table['phase'] {
  return moment.asks.length === 0 ? 'over' : 'playing';
}
