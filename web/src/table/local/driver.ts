import { type Allowance, RoundPace } from '@vigilia/bots';
import { type Ask, countChoices, isRefusal, print, refuse, type Seat } from '@vigilia/kernel';
import type { Bots } from './bots.ts';
import type { LocalGame } from './local-game.ts';
import { livingOrders, orderedLine } from './orders.ts';
import { take } from './play.ts';
import type { PlayContext } from './play-context.ts';

/** What a seat does in a row is one turn and told in one line: at a calm table that is read when the turn is over. */
const SHARE_WITHIN_TURN = 0.3;
/** A forced answer needs less time to be followed: this share of the pause. */
const SHARE_WITHOUT_DECISION = 0.4;
/** While a person skips to their next decision. */
const HURRIED: Allowance = { wait: 0, thought: 20 };

/** Answers for bots, and for people who left an order, until a person has to answer. */
export class Driver {
  private readonly localGame: LocalGame;
  private readonly bots: Bots;
  private readonly context: PlayContext;
  private readonly next: () => Ask | null;
  private readonly isPersons: (seat: Seat) => boolean;
  private isDriving = false;
  /** Whether the table has changed since the driver last looked at the open questions. */
  private hasChanged = false;
  private isStopped = false;
  private isHurried = false;
  private readonly roundPace = new RoundPace();
  private readonly waiting = new Wait();

  /** `next` is the question that is waited for; `isPersons` says whether a person answers for its seat. */
  constructor(
    localGame: LocalGame,
    bots: Bots,
    context: PlayContext,
    { next, isPersons }: { next(): Ask | null; isPersons(seat: Seat): boolean },
  ) {
    this.isPersons = isPersons;
    this.localGame = localGame;
    this.bots = bots;
    this.context = context;
    this.next = next;
  }

  async drive(): Promise<void> {
    this.hasChanged = true;
    if (this.isDriving) return;
    this.isDriving = true;
    while (this.hasChanged) {
      this.hasChanged = false;
      // A person may choose while a bot thinks.
      if (await this.answerNext()) this.hasChanged = true;
    }
    this.isDriving = false;
    this.isHurried = false;
  }

  /** Until a person has to answer, nothing waits and bots think as little as they can. */
  hurry(): void {
    if (!this.isDriving) return;
    this.isHurried = true;
    this.waiting.end();
    this.bots.hurry();
  }

  stop(): void {
    this.isStopped = true;
    this.waiting.end();
    this.bots.close();
  }

  /** Whether the driver answered a question. */
  private async answerNext(): Promise<boolean> {
    const ask = this.next();
    if (ask === null || this.isStopped) return false;
    const line = await this.lineFor(ask);
    if (line === null) return false;
    // The page may have been left while the bot thought, or another window may have answered.
    const now = this.next();
    if (!this.isStopped && now?.seat === ask.seat && now.question === ask.question) this.choose(ask, line);
    return true;
  }

  private async lineFor(ask: Ask): Promise<string | null> {
    const sitter = this.localGame.agreed.seats[ask.seat];
    const isBots = sitter?.kind === 'bot' && !this.isPersons(ask.seat);
    if (!isBots && this.orderedLine(ask) === null) return null;
    const begun = performance.now();
    const weight = this.context.pace() === 'calm' && this.isWithinTurn(ask) ? SHARE_WITHIN_TURN : 1;
    const { wait, thought } = this.allowance(weight);
    const pause = this.waiting.start(countChoices(ask) > 1 ? wait : wait * SHARE_WITHOUT_DECISION);
    const [line] = await Promise.all([isBots ? this.botsLine(sitter.bot, ask, thought) : null, pause]);
    this.roundPace.took(performance.now() - begun, weight);
    // Its owner may have changed the order during the pause.
    return line ?? this.orderedLine(ask);
  }

  private async botsLine(bot: string, ask: Ask, thought: number): Promise<string> {
    const { grammar } = this.context.ui.game;
    const { moment, header } = this.localGame.play.value.session;
    const { seed } = header;
    const { choice, isDrawn, reasons } = await this.bots.choose(bot, moment, ask, { seed, thought });
    if (isDrawn && !this.isStopped) this.localGame.trouble.value = refuse(null, 'here.bots-gone');
    const line = print(grammar, choice);
    this.localGame.noteReason(ask.seat, line, reasons[0] ?? null);
    return line;
  }

  private isWithinTurn({ seat }: Ask): boolean {
    return this.localGame.play.value.session.allDelivered.at(-1)?.by === seat;
  }

  private allowance(weight: number): Allowance {
    const { game } = this.context.ui;
    const { state } = this.localGame.play.value.session.moment;
    const allowed = this.roundPace.next(game.chapter(state), this.context.pace(), weight);
    return this.isHurried ? HURRIED : allowed;
  }

  private orderedLine(ask: Ask): string | null {
    const { ui } = this.context;
    const { orders } = this.localGame.stored.value;
    const order = orders[ask.seat] ?? null;
    const line = orderedLine(ui.game, ui.orders, order, this.localGame.play.value, ask);
    if (line !== 'wake') return line;
    this.localGame.change(this.localGame.play.value, { orders: orders.with(ask.seat, null) });
    return null;
  }

  private choose({ seat }: Ask, line: string): void {
    const { ui } = this.context;
    const taken = take(this.localGame.play.value, seat, line, Date.now());
    // Bots are checked and orders follow from the offered choices, so a refusal is a programming error.
    if (isRefusal(taken)) throw new Error(`seat ${seat} was refused: ${taken.reason.key}`);
    const { play } = taken;
    const { orders } = this.localGame.stored.value;
    this.localGame.change(play, { orders: livingOrders(ui.game, ui.orders, orders, play) });
  }
}

/** One wait at a time, which can be ended before its time. */
class Wait {
  private finish: (() => void) | null = null;

  start(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return Promise.resolve();
    return new Promise((over) => {
      const timer = setTimeout(() => this.end(), milliseconds);
      this.finish = () => {
        clearTimeout(timer);
        over();
      };
    });
  }

  end(): void {
    this.finish?.();
    this.finish = null;
  }
}
