import { answer } from '../engine/answer.ts';
import type { Delivered, Kinds, Seat } from '../engine/game.ts';
import { parse } from '../engine/notation.ts';
import { isRefusal, type Refusal, refuse } from '../engine/refusal.ts';
import { rulesOf, whyStopped } from '../record/rules-version.ts';
import { type Text, text } from '../texts/text.ts';
import { choose, type Session } from './session.ts';

/** A choice of a line, and where it stands there. */
interface Part<K extends Kinds> {
  readonly choice: K['choice'];
  /** How many characters of the line stand before its part. */
  readonly offset: number;
}

/**
 * The longest plan that is taken at once. The longest useful one is a barter of Diario that moves every piece of the
 * box: 105 choices in about 1,600 characters. What is longer is only there to keep a server busy.
 */
export const LONGEST_PLAN = { choices: 120, characters: 2_000 } as const;

/** Why a line is too long to be taken at once; null if it is not. */
export function whyTooLong(line: string): Refusal | null {
  const { choices, characters } = LONGEST_PLAN;
  const isShort = line.length <= characters && line.split(';').length <= choices;
  return isShort ? null : refuse(null, 'refusal.long-plan', { choices, characters });
}

/** Takes a line as a record holds it, one choice or several parted by semicolons: all of them or none. */
export function chooseText<K extends Kinds>(
  session: Session<K>,
  seat: Seat,
  line: string,
): Session<K> | Refusal {
  const parts = partsOf(session, seat, line);
  if (isRefusal(parts)) return parts;
  const { reached, refusal } = takeParts(session, seat, line, parts, { seesFirst: false });
  return refusal ?? reached;
}

/** What came of a plan. */
export interface Followed<K extends Kinds = Kinds> {
  /** With all that the choices told that were taken. */
  readonly session: Session<K>;
  /** The choices that were taken, as they were typed. */
  readonly line: string;
  /** Why it was not followed to its end; null if it was. */
  readonly stop: PlanStop | null;
}

/** Where and why a plan stopped before its end: the refusal of the choice that would have been next. */
export interface PlanStop extends Pick<Refusal, 'clause' | 'reason'> {
  /** How many of its choices were taken: they stay taken. */
  readonly taken: number;
  /** How many choices it holds. */
  readonly of: number;
  /** Where the first choice that was not taken stands in the line, counted from 1. */
  readonly column: number;
}

/**
 * Takes a line that a player typed: a plan of one choice or several. If any of it cannot be read, or the first choice
 * is refused, nothing is taken. Otherwise its choices are taken in order until something was drawn or shown, the question
 * passed to another seat, the game was over, or a choice is refused. What was taken stays taken: a plan that was taken
 * back if it fails could be tried until it fits, and would tell what lies hidden.
 */
export function choosePlan<K extends Kinds>(
  session: Session<K>,
  seat: Seat,
  line: string,
): Followed<K> | Refusal {
  const parts = whyTooLong(line) ?? partsOf(session, seat, line);
  if (isRefusal(parts)) return parts;
  const { reached, taken, refusal } = takeParts(session, seat, line, parts, { seesFirst: true });
  if (refusal === null) return { session: reached, line, stop: null };
  if (taken === 0) return refusal;
  const { clause, reason, column } = refusal;
  const stop = { taken, of: parts.length, clause, reason, column };
  return { session: reached, line: line.split(';').slice(0, taken).join(';'), stop };
}

/** How far the choices of a line were taken. */
interface TakenParts<K extends Kinds> {
  /** With all that the choices told that were taken. */
  readonly reached: Session<K>;
  readonly taken: number;
  /** Why the next choice was not taken; null if there is none. */
  readonly refusal: (Refusal & { readonly column: number }) | null;
}

/**
 * Takes the choices of a line in order, up to the first that is refused. `seesFirst`: a seat must have seen what a choice
 * drew or showed before its next one is taken.
 */
function takeParts<K extends Kinds>(
  session: Session<K>,
  seat: Seat,
  line: string,
  parts: readonly Part<K>[],
  { seesFirst }: { readonly seesFirst: boolean },
): TakenParts<K> {
  let reached = session;
  let delivered: readonly Delivered<K['event']>[] = [];
  const inside: string[] = [];
  let taken = 0;
  let refusal: TakenParts<K>['refusal'] = null;
  for (const { choice, offset } of parts) {
    const isUnseen = seesFirst && taken > 0 && reached.barrier && isAsked(reached, seat);
    const next = isUnseen ? refuse(null, 'refusal.see-first') : choose(reached, seat, choice);
    if (isRefusal(next)) {
      refusal = { ...next, column: columnAt(line, offset) };
      break;
    }
    if (taken > 0 && reached.link !== null) inside.push(reached.link.hash);
    delivered = taken === 0 ? next.delivered : [...delivered, ...next.delivered];
    reached = next;
    taken++;
  }
  if (taken > 1) reached = { ...reached, delivered, link: reached.link && { ...reached.link, inside } };
  return { reached, taken, refusal };
}

function isAsked<K extends Kinds>({ moment }: Session<K>, seat: Seat): boolean {
  return moment.asks.some((ask) => ask.seat === seat);
}

/** Why a single choice would not be taken now; null if it would. Nothing is taken. */
export function whyNot<K extends Kinds>(session: Session<K>, seat: Seat, line: string): Refusal | null {
  const { game, moment, stopped } = session;
  if (stopped !== null) return whyStopped(rulesOf(session), stopped);
  // What follows may have to be drawn: a player who could ask about it would know before choosing.
  if (line.includes(';')) return refuse(null, 'refusal.one-choice');
  const choice = parse(game.grammar, line, clauseFor(session, seat));
  if (isRefusal(choice)) return choice;
  const answered = answer(game, moment, seat, choice);
  return isRefusal(answered) ? { ...answered, column: columnAt(line, 0) } : null;
}

/** Whether every choice of a line can be read, legal or not. */
export function canBeRead({ game }: Pick<Session, 'game'>, line: string): boolean {
  return line.split(';').every((part) => !isRefusal(parse(game.grammar, part, null)));
}

/** The choices of a plan as it is drafted, legal or not; or why it is too long, or why one of them cannot be read. */
export function readPlan<K extends Kinds>(
  session: Session<K>,
  seat: Seat,
  line: string,
): readonly K['choice'][] | Refusal {
  const parts = whyTooLong(line) ?? partsOf(session, seat, line);
  return isRefusal(parts) ? parts : parts.map(({ choice }) => choice);
}

/** The choices of a line, or why one of them cannot be read. */
function partsOf<K extends Kinds>(session: Session<K>, seat: Seat, line: string): Part<K>[] | Refusal {
  const clause = clauseFor(session, seat);
  const { grammar } = session.game;
  const parts: Part<K>[] = [];
  for (let offset = 0; offset <= line.length; ) {
    const end = line.indexOf(';', offset);
    const part = end < 0 ? line.slice(offset) : line.slice(offset, end);
    const choice = parse(grammar, part, clause);
    if (isRefusal(choice)) return { ...choice, column: offset + (choice.column ?? 1) };
    parts.push({ choice, offset });
    offset += part.length + 1;
  }
  return parts;
}

/** The column, counted from 1, of the choice that begins after this number of characters. */
function columnAt(line: string, offset: number): number {
  return offset + 1 + line.slice(offset).search(/\S/);
}

/** The clause of the question that a seat is asked. */
function clauseFor<K extends Kinds>({ moment }: Session<K>, seat: Seat): string | null {
  return moment.asks.find((ask) => ask.seat === seat)?.clause ?? null;
}

/** The sentence that says how far a plan was followed; why not further is its reason. */
export function aboutPlan({ taken, of }: PlanStop): Text {
  return text('plan.stopped', { taken, of });
}
