import { isDeepStrictEqual } from 'node:util';
import {
  type Choice,
  eventsFor,
  type Game,
  isOffered,
  isRefusal,
  parse,
  type Viewer,
  withChange,
} from '@vigilia/kernel';
import { type FromServer, fromServer } from '../../src/protocol/from-server.ts';
import { games } from '../play/games.ts';
import { adviceAt, another, refusalAt, shownOf } from './imagined.ts';
import type { RecordedGame } from './recorded-game.ts';
import type { Received, Recorder } from './recorder.ts';
import { type Secrets, secretsFor } from './secrets.ts';
import type { Truth } from './truth.ts';

/** How much was searched, and what was found. */
export interface Searched {
  messages: number;
  replies: number;
  bytes: number;
  /** Views and questions that were compared with those of a moment the viewer could not tell from the true one. */
  imagined: number;
  probes: number;
  hints: number;
  /** Welcomes of late watchers. */
  late: number;
  /** Messages of a game that watchers received. */
  watched: number;
  /** What people and watchers said, each time that it was delivered. */
  said: number;
  saidByWatchers: number;
  /** Drafts that were passed on, each time that one was. */
  drafted: number;
  readonly found: string[];
}

export function nothingSearched(): Searched {
  return {
    messages: 0,
    replies: 0,
    bytes: 0,
    imagined: 0,
    probes: 0,
    hints: 0,
    late: 0,
    watched: 0,
    said: 0,
    saidByWatchers: 0,
    drafted: 0,
    found: [],
  };
}

type LogEntry = NonNullable<Extract<FromServer, { type: 'stale' }>['missed']>[number];
type StateMessage = Extract<FromServer, { type: 'welcome' | 'happened' }>;

const KEY = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Searches all that one person received during a game for what they must not know. */
export class Search {
  private readonly game: Game;
  private readonly recorded: RecordedGame;
  private readonly truth: readonly Truth[];
  private readonly recorder: Recorder;
  private readonly searched: Searched;
  private readonly own: number | null;
  private readonly sees: Viewer | 'nothing';
  private readonly overSince: Truth | undefined;
  private view: Record<string, unknown> = {};

  constructor(
    game: Game,
    recorded: RecordedGame,
    truth: readonly Truth[],
    recorder: Recorder,
    searched: Searched,
  ) {
    this.game = game;
    this.recorded = recorded;
    this.truth = truth;
    this.recorder = recorder;
    this.searched = searched;
    const seat = recorded.players.indexOf(recorder);
    this.own = seat < 0 ? null : seat;
    this.sees =
      this.own ??
      { nobody: 'nothing' as const, open: null, everything: recorder.lens }[recorded.plan.watching];
    this.overSince = truth.find(({ moment }) => moment?.asks.length === 0);
  }

  /** `every`: at which versions it is imagined what others may hold; at all of them if it is 1. */
  run({ every }: { readonly every: number }): void {
    const secrets = secretsFor(this.recorder, this.recorded, this.truth);
    for (const received of this.recorder.received) {
      this.searched.bytes += received.text.length + received.headers.length;
      this.text(received, secrets);
      if (received.from === 'socket') this.message(received);
      else this.reply(received);
    }
    if (this.sees !== 'nothing') this.imagine(this.sees, every);
    this.probe();
    this.advice();
  }

  private text(received: Received, { never, untilOver, keys }: Secrets): void {
    const { text } = received;
    const isHeld = (secret: string) => text.includes(secret);
    const found = [
      ...never.filter(isHeld),
      ...(text.match(KEY) ?? []).filter((key) => keys.has(key)),
      ...(this.isAfterTheEnd(received) ? [] : untilOver.filter(isHeld)),
    ];
    for (const secret of found) this.report(`holds ${secret}`, received);
  }

  private message(received: Received): void {
    this.searched.messages++;
    const message = JSON.parse(received.text) as FromServer;
    if (!isDeepStrictEqual(fromServer.safeParse(message).data, message))
      this.report('says more than announced', received);
    switch (message.type) {
      case 'welcome': {
        const sees = this.seesIn(message);
        this.view = (message.view ?? {}) as Record<string, unknown>;
        this.checkState(message, sees, received);
        if (this.isLate(message)) this.checkDelay(message, received);
        for (const logEntry of message.missed ?? []) this.logEntry(logEntry, sees, received);
        for (const { seat } of message.talk as { seat: number | null }[]) this.talk(seat, received);
        if (sees === 'nothing' && message.talk.length + message.present.length > 0)
          this.report('talk and presence for a stranger', received);
        break;
      }
      case 'happened': {
        const sees = this.seesIn(message);
        if (message.view !== undefined)
          this.view = withChange(this.view, message.view) as Record<string, unknown>;
        this.logEntry(message, sees, received);
        this.checkState(message, sees, received);
        if (this.own === null) this.searched.watched++;
        if (sees === 'nothing' && this.truth[message.version - 1]?.moment !== null)
          this.report('a row of a game that may not be watched', received);
        break;
      }
      case 'stale':
        for (const logEntry of message.missed ?? []) this.logEntry(logEntry, this.sees, received);
        break;
      case 'said':
        this.searched.said++;
        if (message.seat === null) this.searched.saidByWatchers++;
        this.talk(message.seat, received);
        break;
      case 'present':
        if (this.sees === 'nothing') this.report('talk and presence for a stranger', received);
        break;
      case 'drafted':
        this.searched.drafted++;
        this.draft(message, received);
        break;
      case 'order':
        if (this.own === null) this.report('an order for a watcher', received);
        break;
      case 'done':
      case 'advice':
      case 'refused':
      case 'wake':
      case 'pong':
      case 'bye':
        break;
    }
  }

  /** What watchers say must reach no player, and a stranger hears nothing at all. */
  private talk(seat: number | null, received: Received): void {
    if (this.sees === 'nothing') this.report('talk and presence for a stranger', received);
    if (this.own !== null && seat === null) this.report('a watcher’s words for a player', received);
  }

  /** What is drafted is made of what the view of this viewer already holds, and comes live or not at all. */
  private draft({ seat, line }: Extract<FromServer, { type: 'drafted' }>, received: Received): void {
    const { watching, delay } = this.recorded.plan;
    const isLate = this.own === null && watching === 'everything' && delay !== null;
    if (this.sees === 'nothing' || isLate) this.report('a draft for a stranger', received);
    if (line === '') return;
    const open = this.game.openQuestion?.(this.view) ?? null;
    const choices = line.split('; ').map((part) => parse(this.game.grammar, part, null));
    const [first] = choices;
    const isReadable = choices.every((choice) => !isRefusal(choice));
    if (open?.seat !== seat || first === undefined || !isReadable || !isOffered(open, first as Choice))
      this.report('a draft on what is not open', received);
  }

  /** With whose eyes this message may show the table: those of another seat are lent late, or after the end. */
  private seesIn(message: StateMessage): Viewer | 'nothing' {
    const { watching } = this.recorded.plan;
    if (this.own !== null || watching !== 'everything') return this.sees;
    const isOver = message.version >= (this.overSince?.row.version ?? Number.POSITIVE_INFINITY);
    return isOver || this.isLate(message) ? this.sees : null;
  }

  private isLate(message: StateMessage): boolean {
    const { watching, delay } = this.recorded.plan;
    const isPlaying = message.type === 'welcome' && message.card.phase === 'playing';
    return this.own === null && watching === 'everything' && delay !== null && isPlaying;
  }

  /**
   * At least `delay` whole chapters lie between what is shown and the furthest that was played when it was sent. If
   * people went back since, what was shown stays shown.
   */
  private checkDelay({ version }: StateMessage, received: Received): void {
    const { delay } = this.recorded.plan;
    const shown = this.truth[version - 1]?.moment;
    if (shown == null || delay === null) return;
    const chapters = this.truth.map(({ row, moment }) =>
      moment === null || row.at > received.at ? 0 : this.game.chapter(moment.state),
    );
    this.searched.late++;
    if (this.game.chapter(shown.state) >= Math.max(0, ...chapters) - delay)
      this.report('shows a hand too early', received);
  }

  /** What stands now must be exactly what the game shows this viewer, worked out anew. */
  private checkState(message: StateMessage, sees: Viewer | 'nothing', received: Received): void {
    const isNothingYet = message.version === 0 && (sees === 'nothing' || this.isLate(message));
    const moment = isNothingYet ? null : this.truth[message.version - 1]?.moment;
    if (moment === undefined) return this.report('a version that never was', received);
    const view = moment === null || sees === 'nothing' ? {} : this.game.view(moment.state, sees);
    if (!isDeepStrictEqual(this.view, JSON.parse(JSON.stringify(view))))
      this.report('shows another view', received);
    const asks = (moment?.asks ?? []).filter(({ seat }, index) => this.answersFor(seat, index === 0));
    if (JSON.stringify(message.asks) !== JSON.stringify(asks)) this.report('asks something else', received);
    const asked = sees === 'nothing' ? [] : (moment?.asks ?? []).map(({ seat }) => seat);
    if (!isDeepStrictEqual(message.asked, asked)) this.report('names others who are asked', received);
  }

  /**
   * Whether a question is this person's. If bots only advise, the next person clockwise answers for a bot that is
   * asked first: in these games bots sit behind all people, so that is the person at seat 0.
   */
  private answersFor(seat: number, isFirst: boolean): boolean {
    const { plan, players } = this.recorded;
    const botsAdvise = games.get(plan.game)?.profile.botsAdviseOn !== undefined;
    const isBots = seat >= players.length;
    return seat === this.own || (this.own === 0 && isFirst && isBots && botsAdvise);
  }

  /** A row must be sent exactly as this viewer may know it. */
  private logEntry(
    logEntry: Omit<LogEntry, 'link'> & { readonly key?: string | undefined },
    sees: Viewer | 'nothing',
    received: Received,
  ): void {
    const { row, told, answers, undone } = this.truth[logEntry.version - 1] ?? {};
    if (row === undefined || told === undefined) return this.report('a row that never was', received);
    const events = sees === 'nothing' ? [] : eventsFor(sees, told);
    const isSame =
      JSON.stringify(logEntry.events) === JSON.stringify(events) &&
      logEntry.at === row.at &&
      logEntry.by === row.act.by &&
      logEntry.answers === answers &&
      (logEntry.undone ?? null) === undone &&
      (logEntry.key === undefined ||
        (this.own !== null && logEntry.key === row.act.key && row.act.by === this.own));
    if (!isSame) this.report('tells a row otherwise', received);
  }

  private reply(received: Received): void {
    this.searched.replies++;
    const { path, status, text, headers } = received;
    const isOwnCookie = [...headers.matchAll(/vigilia=([\w-]+)/g)].every(
      ([, secret]) => this.recorder.cookie === `vigilia=${secret}`,
    );
    if (!isOwnCookie) this.report('gives away a cookie', received);
    if (path.endsWith('/record') && status === 200 && !this.isAfterTheEnd(received))
      this.report('gives the record too early', received);
    if (path.endsWith('/story') && status === 200)
      for (const logEntry of (JSON.parse(text) as { deeds: LogEntry[] }).deeds)
        this.checkHistoryEntry(logEntry, received);
  }

  /** A history without a lens shows a watcher what lies open. */
  private checkHistoryEntry(logEntry: LogEntry, received: Received): void {
    const { told } = this.truth[logEntry.version - 1] ?? {};
    if (told === undefined) return this.report('a row that never was', received);
    const events = eventsFor(this.own, told);
    if (JSON.stringify(logEntry.events) !== JSON.stringify(events))
      this.report('tells a row otherwise', received);
  }

  /** Whatever the others hold, this viewer would have been sent the same bytes. */
  private imagine(viewer: Viewer, every: number): void {
    for (const { row, moment } of this.truth) {
      if (moment === null || (row.version + (viewer ?? 0)) % every > 0) continue;
      const other = another(this.game, moment, viewer, `${row.table} ${row.version}`);
      this.searched.imagined++;
      if (shownOf(this.game, moment, viewer) !== shownOf(this.game, other, viewer))
        this.searched.found.push(`version ${row.version}: ${viewer} can tell`);
    }
  }

  /** Nor does a refusal tell what is hidden. */
  private probe(): void {
    const { own } = this;
    if (own === null) return;
    for (const { line, version, answer } of this.recorder.probes) {
      const { moment } = this.truth[version - 1] ?? {};
      if (answer.type !== 'refused' || answer.version !== version || moment == null) continue;
      this.searched.probes++;
      const { clause, reason, column } = answer;
      const said = JSON.stringify({ clause, reason, column });
      const other = refusalAt(this.game, another(this.game, moment, own, line), own, line);
      if (said !== other) this.searched.found.push(`${line}: ${said} instead of ${other}`);
    }
  }

  /** Nor does a hint: whatever the others hold, it would have been the same. */
  private advice(): void {
    const { own } = this;
    if (own === null) return;
    for (const { question, answer } of this.recorder.advised) {
      const { moment } = this.truth[answer.version - 1] ?? {};
      const isStill = moment?.asks.some((ask) => ask.seat === own && ask.question === question);
      if (moment == null || !isStill) continue;
      this.searched.hints++;
      const other = adviceAt(this.game, another(this.game, moment, own, `${question}`), own);
      if (JSON.stringify(answer.advice) !== other)
        this.searched.found.push(`a hint: ${JSON.stringify(answer.advice)} instead of ${other}`);
    }
  }

  private isAfterTheEnd({ from, text, at }: Received): boolean {
    const { row } = this.overSince ?? {};
    if (row === undefined) return false;
    if (from === 'request') return at >= row.at;
    const message = JSON.parse(text) as { version?: number };
    return message.version !== undefined && message.version >= row.version;
  }

  private report(what: string, { path, text }: Received): void {
    this.searched.found.push(`${this.own ?? 'a watcher'} ${path}: ${what}: ${text.slice(0, 400)}`);
  }
}
