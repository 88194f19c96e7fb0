import type { Game } from '../engine/game.ts';
import type { AbandonedDeal } from '../record/record.ts';
import { type Compared, compareHeader } from './compare-header.ts';
import { type EarlierGames, withEarlier } from './earlier.ts';
import { type JsonObject, objectIn } from './json-object.ts';
import {
  isWritten,
  isWrong,
  type Recomputed,
  recomputeDeal,
  recomputeLine,
  type Wrong,
  wrong,
} from './recompute.ts';
import { headerIn } from './record.ts';
import type { Remembered } from './remembered.ts';
import { ShownComparison, type ShownLinks } from './shown-links.ts';

export interface Auditing {
  readonly findGame: (id: string) => Game | undefined;
  /** What a client remembers of the first game of the file. */
  readonly remembered: Remembered | null;
}

/** Recomputes the games of a file as its lines come in. */
export class Auditor {
  games = 0;
  choices = 0;
  /** The game of the latest header. */
  id = '';
  /** What became of the games of earlier rules; null if there are none. */
  earlier: EarlierGames | null = null;
  /** What of the note is as recorded. */
  readonly compared: Compared[] = [];
  /** The deals that were broken off before the first game. */
  abandonedDeals: readonly AbandonedDeal[] = [];
  /** The `n` of the latest line of the first game that has a link. */
  entries = 0;
  private current: Recomputed | null = null;
  private readonly auditing: Auditing;
  private readonly comparison: ShownComparison;

  constructor(auditing: Auditing) {
    this.auditing = auditing;
    this.comparison = new ShownComparison(auditing.remembered?.shown ?? []);
  }

  /** The `n` of the line that should come next; null if it should be a header. */
  get n(): number | null {
    return this.current?.lines ?? null;
  }

  /** What is wrong with the next line, if anything. */
  read(line: string): Wrong | null {
    const recorded = objectIn(line);
    if (recorded === null) return wrong('verdict.not-json');
    if ('game' in recorded) return this.readHeader(recorded);
    if (this.current === null) return wrong('verdict.no-header');
    const result = recomputeLine(this.current, recorded);
    if (isWrong(result)) return result;
    const differs = this.compareLink(recorded, result);
    if (differs !== null) return differs;
    if (this.current.lines > 0 && 'choice' in recorded && result.earlier === undefined) this.choices++;
    this.current = result;
    return null;
  }

  /** What is wrong with there being no further line, if anything. */
  end(): Wrong | null {
    return this.current === null ? wrong('verdict.empty') : this.whyUnfinished(this.current);
  }

  private readHeader(recorded: JsonObject): Wrong | null {
    const unfinished = this.current && this.whyUnfinished(this.current);
    if (unfinished !== null) return unfinished;
    this.games++;
    this.current = null;
    this.id = String(recorded.game);
    // First, because a note that differs says most: the record may well hold by itself.
    const differs = this.compareHeader(recorded);
    if (differs !== null) return differs;
    const result = recomputeDeal(recorded, this.auditing.findGame);
    if (isWrong(result)) return result;
    this.current = result;
    if (this.games === 1) this.abandonedDeals = result.session.header.undealt ?? [];
    const isLinked = result.form !== 1 || result.earlier !== undefined;
    const hasSeen = this.seen?.link != null || this.shown.length > 0;
    return hasSeen && !isLinked ? wrong('verdict.no-links') : null;
  }

  /** What a client remembers of the game that is read; null after the first. */
  private get seen(): Remembered | null {
    return this.games > 1 ? null : this.auditing.remembered;
  }

  /** The links that the client was shown of the game that is read. */
  private get shown(): readonly ShownLinks[] {
    return this.seen?.shown ?? [];
  }

  private compareHeader(recorded: JsonObject): Wrong | null {
    const { seen } = this;
    if (seen === null) return null;
    const header = headerIn(recorded);
    if (!isWritten(header)) return wrong('verdict.bad-header');
    const { compared, wrong: differs } = compareHeader(seen, header);
    this.compared.push(...compared);
    return differs;
  }

  private compareLink({ n, link }: JsonObject, { form, lines }: Recomputed): Wrong | null {
    if (form === 1 || typeof n !== 'number') return null;
    const { link: seen = null, otherLink = null } = this.seen ?? {};
    if (otherLink !== null && n === otherLink.n) return wrong('verdict.two-links', { n: otherLink.n });
    if (seen !== null && n === seen.n) {
      if (link !== seen.hash) return wrong('verdict.other-link');
      this.compared.push('link');
    }
    if (this.games > 1) return null;
    this.entries = n;
    const other = this.comparison.take({ n, hash: String(link) });
    if (other !== null) return wrong('verdict.other-links', { from: other.from, to: other.to });
    if (this.comparison.isDone(lines) && !this.compared.includes('links')) this.compared.push('links');
    return null;
  }

  /** A record of a game holds all of it: what was left out at its end would otherwise go unseen. */
  private whyUnfinished({ session, lines, form, isEnded, earlier }: Recomputed): Wrong | null {
    const { link: seen = null, otherLink = null, withheld = null } = this.seen ?? {};
    // The client was shown two logs: one of them is not this one, whatever this one says.
    if (otherLink !== null) return wrong('verdict.two-links', { n: otherLink.n });
    const isPlayed = earlier !== undefined && lines > 0;
    // Where a game of earlier rules ends is for those rules to say.
    if (isPlayed) this.earlier = withEarlier(this.earlier, session, earlier.isSame);
    const isOver = lines > 0 && session.game.outcome(session.moment.state) !== null;
    if (!isPlayed && !isOver) return wrong('verdict.unfinished', { lines });
    if (form !== 1 && !isEnded) return wrong('verdict.no-end');
    // A link past the end: the client saw more than the record has.
    if (form === 1) return null;
    const past = this.shown.find(({ to }) => to >= lines);
    if (past !== undefined) return wrong('verdict.other-links', { from: past.from, to: past.to });
    if (seen !== null && seen.n >= lines) return wrong('verdict.other-link');
    // A server that has nothing to hide leaves out none.
    return withheld === null ? null : wrong('verdict.withheld', { n: withheld });
  }
}
