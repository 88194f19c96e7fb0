import { commitmentOf, isSeed, mixedSeed } from '../chance/seed.ts';
import { answer, begin, type Moment, resume } from '../engine/answer.ts';
import type { Delivered, Game, Kinds, Seat } from '../engine/game.ts';
import { print } from '../engine/notation.ts';
import { isRefusal, type Refusal, refuse } from '../engine/refusal.ts';
import { firstLink, type Link, nextLink } from '../record/chain.ts';
import type { Entry, Header } from '../record/record.ts';
import { isKnownVersion, rulesOf, type Stopped, whyStopped } from '../record/rules-version.ts';
import { freePast, freePastWith, type Past } from './way-back.ts';

/** A game being played: where it stands, how it got there, and the way back. */
export interface Session<K extends Kinds = Kinds> {
  readonly game: Game<K>;
  readonly header: Header;
  readonly moment: Moment<K>;
  /** What the latest step told; what set-up told, before the first. */
  readonly delivered: readonly Delivered<K['event']>[];
  /** Whether the latest step drew or showed something. */
  readonly barrier: boolean;
  /** How many answers stand. */
  readonly answers: number;
  /** The answers that stand, the latest last, as far back as they are kept. */
  readonly past: readonly Past<K>[];
  /** Where the chain of the log stands; null if none is kept. */
  readonly link: Link | null;
  readonly keeps: Keeps;
  /** Every choice and every time the table went back; empty if the session keeps the free way back alone. */
  readonly log: readonly Entry[];
  /** What was told of the deal, and then of each answer that stands; empty like the log. */
  readonly allDelivered: readonly DeliveredAfter<K>[];
  /** Why a game that began under earlier rules cannot go on; null if it can. */
  readonly stopped: Stopped | null;
}

/**
 * What a session keeps of how it got there: everything, or only the way back as far as it is free. Keep that alone
 * if the log lies elsewhere: the session then stays small however long the game is.
 */
export type Keeps = 'everything' | 'free-way-back';

/** What an answer told, or the deal. */
interface DeliveredAfter<K extends Kinds> {
  /** Who answered; null for the deal. */
  readonly by: Seat | null;
  readonly delivered: readonly Delivered<K['event']>[];
}

export interface Opening {
  /** Everything, if it is left out. */
  readonly keeps?: Keeps;
  /** Whether every entry of the log is hashed with the hash before it. */
  readonly chained?: boolean;
}

/**
 * Deals the game of a header under the present rules, or says why it cannot be dealt. The header may name an earlier
 * version of the rules (rules-version.ts), never a later one.
 */
export function open<K extends Kinds>(
  game: Game<K>,
  header: Header,
  { keeps = 'everything', chained = false }: Opening = {},
): Session<K> | Refusal {
  if (header.game !== game.id) return refuse(null, 'refusal.other-game', { game: header.game });
  if (!isKnownVersion(game, header.rules))
    return refuse(null, 'refusal.other-rules', { rules: header.rules });
  const { min, max } = game.seats;
  if (!Number.isInteger(header.seats) || header.seats < min || header.seats > max) {
    return refuse(game.clauses[0] ?? null, 'refusal.seats', { min, max });
  }
  if (!isSeed(header.seed)) return refuse(null, 'refusal.seed');
  if (commitmentOf(header.seed) !== header.commitment) return refuse(null, 'refusal.commitment');
  const options = game.options(header.options);
  if (isRefusal(options)) return options;
  const chance = { seed: mixedSeed(header.seed, header.entropy), drawn: {} };
  const { delivered, barrier, ...moment } = begin(game, header.seats, options, chance);
  const link = chained ? firstLink(game, header) : null;
  const allDelivered = keeps === 'everything' ? [{ by: null, delivered }] : [];
  const nothingYet = { answers: 0, past: [], log: [], stopped: null };
  return { game, header, moment, delivered, barrier, ...nothingYet, link, keeps, allDelivered };
}

/** What it takes to go on from a state that was put away. */
export interface PutAway<K extends Kinds = Kinds> extends Pick<Session<K>, 'header' | 'answers' | 'link'> {
  readonly state: K['state'];
}

/** Goes on from a state that was put away, without the way back that led there. */
export function openAt<K extends Kinds>(
  game: Game<K>,
  { header, answers, link, state }: PutAway<K>,
): Session<K> {
  const { delivered, barrier, ...moment } = resume(game, state);
  const kept = { keeps: 'free-way-back', past: [], log: [], allDelivered: [] } as const;
  return { game, header, moment, delivered, barrier, answers, link, ...kept, stopped: null };
}

/** The same game, but of how it got there only the free way back is kept. */
export function trimmed<K extends Kinds>(session: Session<K>): Session<K> {
  return { ...session, keeps: 'free-way-back', past: freePast(session), log: [], allDelivered: [] };
}

/** Takes one choice. */
export function choose<K extends Kinds>(
  session: Session<K>,
  seat: Seat,
  choice: K['choice'],
): Session<K> | Refusal {
  if (session.stopped !== null) return whyStopped(rulesOf(session), session.stopped);
  const answered = answer(session.game, session.moment, seat, choice);
  if (isRefusal(answered)) return answered;
  const { delivered, barrier, state, asks } = answered;
  const entry = () => ({ by: seat, choice: print(session.game.grammar, choice) });
  return stood(session, { state, asks }, { by: seat, barrier, delivered }, noted(session, entry));
}

/** Counts a choice that the rules have made by themselves: it stands like any other, and nothing follows from it. */
export function passOver<K extends Kinds>(session: Session<K>, by: Seat): Session<K> {
  return stood(session, session.moment, { by, barrier: true, delivered: [] }, session);
}

/** One more answer stands. Written out: copied by spreading, a row of 011 took a quarter longer on the server. */
function stood<K extends Kinds>(
  { game, header, moment: before, answers, past, keeps, allDelivered, stopped }: Session<K>,
  moment: Moment<K>,
  { by, barrier, delivered }: Pick<Session<K>, 'barrier' | 'delivered'> & { readonly by: Seat },
  { log, link }: Noted<K>,
): Session<K> {
  const isWhole = keeps === 'everything';
  const latest = { before, by, barrier };
  return {
    game,
    header,
    moment,
    delivered,
    barrier,
    answers: answers + 1,
    past: isWhole ? [...past, latest] : freePastWith(past, latest, moment),
    link,
    keeps,
    log,
    allDelivered: isWhole ? [...allDelivered, { by, delivered }] : allDelivered,
    stopped,
  };
}

type Noted<K extends Kinds> = Pick<Session<K>, 'log' | 'link'>;

/** The log and its chain with one more entry, which is only written if it is kept or hashed. */
export function noted<K extends Kinds>(
  { header, keeps, log, link }: Session<K>,
  write: () => Entry,
): Noted<K> {
  if (keeps === 'free-way-back' && link === null) return { log, link };
  const entry = write();
  return {
    log: keeps === 'everything' ? [...log, entry] : log,
    link: link && nextLink(header, link, entry),
  };
}

/** The same game, but nothing in it can be answered any more. */
export function stop<K extends Kinds>(session: Session<K>, stopped: Stopped): Session<K> {
  return { ...session, moment: { state: session.moment.state, asks: [] }, delivered: [], stopped };
}
