import { isOffered, isRefusal, print, type Refusal, readPlan, refuse, type Seat } from '@vigilia/kernel';
import { type Bucket, fullBucket, type Rate, take } from '../limits/bucket.ts';
import { tooFast } from '../limits/rate-limiters.ts';
import type { FromServer } from '../protocol/from-server.ts';
import { mayAnswerFor } from '../table/seats.ts';
import type { Table } from '../table/table.ts';
import type { Viewpoint } from '../table/viewpoint.ts';

export interface DraftRequest {
  /** The number of the question it is drafted on. */
  readonly question: number;
  readonly line: string;
  /** Another seat than the own, if the sender decides for it. */
  readonly seat?: Seat | undefined;
}

/** What is drafted on an open question. It is in no log and in no store. */
interface Draft {
  /** The seat of the person who drafts it. */
  readonly by: Seat;
  /** The seat that is asked. */
  readonly seat: Seat;
  readonly question: number;
  readonly line: string;
}

type DraftMessage = Extract<FromServer, { type: 'drafted' }>;

/**
 * What the player who is asked drafts, for the others to see while it changes. Only a question that the game declares open
 * to all has a draft that leaves its player, and only choices that the grammar reads, as it prints them: nothing else can be
 * written into one.
 */
export class Drafts {
  private latest: Draft | null = null;
  /** One for the whole table: a player may have many sockets. */
  private bucket: Bucket | null = null;

  /** Takes a draft. The message for the others; null if there is nothing new in it; or why it is not shown. */
  take(
    table: Table,
    own: Seat | null,
    request: DraftRequest,
    { rate, now }: { readonly rate: Rate; readonly now: number },
  ): DraftMessage | null | Refusal {
    const draft = draftIn(table, own, request);
    if (isRefusal(draft)) return draft;
    if (draft.line === (this.latest?.line ?? '')) return null;
    const { bucket, wait } = take(this.bucket ?? fullBucket(rate, now), rate, now);
    this.bucket = bucket;
    const refusal = tooFast(wait);
    if (refusal !== null) return refusal;
    // Who drafted it stays known while nothing is drafted: the message about that is for the others too.
    this.latest = draft;
    return messageOf(draft);
  }

  /** Forgets a draft whose question is no longer open. The message that tells so; null if there was none. */
  forget(table: Table): DraftMessage | null {
    const { latest } = this;
    if (latest === null || isOpen(table, latest)) return null;
    this.latest = null;
    return latest.line === '' ? null : messageOf({ ...latest, line: '' });
  }

  /** The message for a viewer who has just come; null if there is no draft to follow. */
  messageFor(viewpoint: Viewpoint): DraftMessage | null {
    const { latest } = this;
    return latest !== null && latest.line !== '' && this.mayFollow(viewpoint) ? messageOf(latest) : null;
  }

  /** Whether a viewer may follow what is drafted: all who see the table live may, except its own player. */
  mayFollow({ sees, isLate, own }: Viewpoint): boolean {
    return sees !== 'nothing' && !isLate && (own === null || own !== this.latest?.by);
  }
}

/** What a player has drafted, in the one form that the grammar prints, or why it cannot be shown. */
function draftIn(
  table: Table,
  own: Seat | null,
  { question, line, seat: named }: DraftRequest,
): Draft | Refusal {
  const { play, phase } = table;
  if (own === null) return refuse(null, 'refusal.not-seated');
  if (play === null || phase !== 'playing') return refuse(null, 'refusal.not-begun');
  const seat = named ?? own;
  if (!mayAnswerFor(table, own, seat)) return refuse(null, 'refusal.not-yours', { seat });
  const draft = { by: own, seat, question, line: '' };
  if (!isOpen(table, draft)) return refuse(null, 'refusal.stale');
  const { game, moment } = play;
  const open = game.openQuestion?.(game.view(moment.state, null)) ?? null;
  if (open?.seat !== seat) return refuse(null, 'refusal.no-draft');
  if (line === '') return draft;
  const choices = readPlan(play, seat, line);
  if (isRefusal(choices)) return choices;
  const [first] = choices;
  if (first === undefined || !isOffered(open, first)) return refuse(open.clause, 'refusal.not-offered');
  return { ...draft, line: choices.map((choice) => print(game.grammar, choice)).join('; ') };
}

function isOpen({ play }: Table, { seat, question }: Pick<Draft, 'seat' | 'question'>): boolean {
  return play?.moment.asks.some((ask) => ask.seat === seat && ask.question === question) === true;
}

function messageOf({ seat, line }: Pick<Draft, 'seat' | 'line'>): DraftMessage {
  return { type: 'drafted', seat, line };
}
