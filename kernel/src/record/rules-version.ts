import type { Game, Kinds, Seat } from '../engine/game.ts';
import type { Refusal } from '../engine/refusal.ts';
import { type Text, text } from '../texts/text.ts';
import type { Header } from './record.ts';

/** Where and why a game that began under earlier rules stops. */
export interface Stopped {
  /** The choice that the present rules refuse; null if the game was over under the earlier rules. */
  readonly at: StoppedAt | null;
  /** The clause that refuses it; null if the table, not the rulebook, says no. */
  readonly clause: string | null;
  readonly reason: Text;
}

interface StoppedAt {
  /** Counted from 1 among the choices that stand. */
  readonly number: number;
  readonly by: Seat;
  /** In notation. */
  readonly choice: string;
}

/** What is known of a game's rules: the version it began with, the present one, and where it stops, if it does. */
export interface RulesNote {
  readonly began: number;
  readonly now: number;
  readonly stopped: Stopped | null;
}

/** Whether a record of this version can be read: versions are counted from 1, and a later one is not known yet. */
export function isKnownVersion<K extends Kinds>(game: Game<K>, rules: number): boolean {
  return Number.isInteger(rules) && rules >= 1 && rules <= game.rules;
}

/** Whether a record began under an earlier version of the rules. */
export function isEarlier<K extends Kinds>(game: Game<K>, header: Pick<Header, 'rules'>): boolean {
  return header.rules < game.rules;
}

/** What is known of the rules of a session. */
export function rulesOf({ header, game, stopped }: Played): RulesNote {
  return { began: header.rules, now: game.rules, stopped };
}

/** What of a session its rules are known by. */
interface Played {
  readonly header: Pick<Header, 'rules'>;
  readonly game: Pick<Game, 'rules'>;
  readonly stopped: Stopped | null;
}

/** The refusal of any answer at a game that has stopped. */
export function whyStopped(rules: RulesNote, stopped: Stopped): Refusal {
  const [reason = stopped.reason] = aboutRules(rules);
  return { refused: true, clause: stopped.clause, reason };
}

/** The sentences that say under which rules an old game goes on, or why it cannot; none for a game of today. */
export function aboutRules({ began, now, stopped }: RulesNote): Text[] {
  if (stopped === null) return began === now ? [] : [text('version.goes-on', { began, now })];
  if (stopped.at === null) return [text('version.ended', { began, now })];
  const { number, by, choice } = stopped.at;
  return [text('version.stopped', { began, now, number, seat: by, choice }), stopped.reason];
}

/** How a game that was over under earlier rules stops where the present ones would play on. */
export function endedBefore(): Stopped {
  return { at: null, clause: null, reason: text('refusal.over') };
}
