import { type Answered, answer, begin, type Moment } from './answer.ts';
import type { Game, Kinds, Seat, Told } from './game.ts';
import { parse, print } from './notation.ts';
import type { Entry, Header } from './record.ts';
import { isRefusal, type Refusal, refuse } from './refusal.ts';
import { isKnownVersion, rulesOf, type Stopped, whyStopped } from './rules-version.ts';
import { commitmentOf, isSeed, mixedSeed } from './seed.ts';

/** A game being played: where it stands, how it got there, and the way back. */
export interface Session<K extends Kinds = Kinds> {
  readonly game: Game<K>;
  readonly header: Header;
  readonly moment: Moment<K>;
  /** What the latest step told; what set-up told, before the first. */
  readonly told: readonly Told<K['event']>[];
  readonly log: readonly Entry[];
  /** One for each answer that stands. */
  readonly past: readonly Past<K>[];
  /** What was told of the deal, and then of each answer that stands. */
  readonly heard: readonly Heard<K>[];
  /** Why a game that began under earlier rules cannot go on; null where it can. */
  readonly stopped: Stopped | null;
}

/** An answer that stands, and the way back from it. */
export interface Past<K extends Kinds> {
  readonly before: Moment<K>;
  readonly by: Seat;
  readonly barrier: boolean;
}

/** What an answer told, or the deal. */
interface Heard<K extends Kinds> {
  /** Who answered; null for the deal. */
  readonly by: Seat | null;
  readonly told: readonly Told<K['event']>[];
}

/**
 * Deals the game of a header under the present rules, or says why it cannot be dealt. The header may name an earlier
 * version of the rules (rules-version.ts), never a later one.
 */
export function open<K extends Kinds>(game: Game<K>, header: Header): Session<K> | Refusal {
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
  const { told, ...moment } = begin(game, header.seats, options, chance);
  return { game, header, moment, told, log: [], past: [], heard: [{ by: null, told }], stopped: null };
}

/** Takes one choice. */
export function choose<K extends Kinds>(
  session: Session<K>,
  seat: Seat,
  choice: K['choice'],
): Session<K> | Refusal {
  if (session.stopped !== null) return whyStopped(rulesOf(session), session.stopped);
  const answered = answer(session.game, session.moment, seat, choice);
  return isRefusal(answered) ? answered : step(session, seat, choice, answered);
}

/** Takes a typed line: one choice, or several parted by semicolons, all of them or none. */
export function chooseText<K extends Kinds>(
  session: Session<K>,
  seat: Seat,
  line: string,
): Session<K> | Refusal {
  let reached = session;
  let told: readonly Told<K['event']>[] = [];
  let column = 0;
  for (const part of line.split(';')) {
    const clause = reached.moment.asks.find((ask) => ask.seat === seat)?.clause ?? null;
    const choice = parse(session.game.grammar, part, clause);
    if (isRefusal(choice)) return { ...choice, column: column + (choice.column ?? 1) };
    const next = choose(reached, seat, choice);
    if (isRefusal(next)) return { ...next, column: column + 1 + part.search(/\S/) };
    told = [...told, ...next.told];
    reached = next;
    column += part.length + 1;
  }
  return { ...reached, told };
}

function step<K extends Kinds>(
  session: Session<K>,
  seat: Seat,
  choice: K['choice'],
  { told, barrier, state, asks }: Answered<K>,
): Session<K> {
  return {
    ...session,
    moment: { state, asks },
    told,
    log: [...session.log, { by: seat, choice: print(session.game.grammar, choice) }],
    past: [...session.past, { before: session.moment, by: seat, barrier }],
    heard: [...session.heard, { by: seat, told }],
  };
}

/** Counts a choice that the rules have made by themselves: it stands like any other, and nothing follows from it. */
export function passOver<K extends Kinds>(session: Session<K>, by: Seat): Session<K> {
  return {
    ...session,
    told: [],
    past: [...session.past, { before: session.moment, by, barrier: true }],
    heard: [...session.heard, { by, told: [] }],
  };
}

/** The same game, but nothing in it can be answered any more. */
export function stop<K extends Kinds>(session: Session<K>, stopped: Stopped): Session<K> {
  return { ...session, moment: { state: session.moment.state, asks: [] }, stopped };
}
