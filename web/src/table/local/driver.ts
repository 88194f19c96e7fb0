import { type Ask, countChoices, isRefusal, print, refuse } from '@vigilia/kernel';
import type { Bots } from './bots.ts';
import type { LocalGame } from './local-game.ts';
import { livingOrders, orderedLine } from './orders.ts';
import { take } from './play.ts';
import type { PlayContext } from './play-context.ts';

/** Where there is nothing to decide, there is less to follow. */
const SHARE_WITHOUT_DECISION = 0.4;

/** Plays on for bots, and for people who left an order, until somebody has to answer in person. */
export class Driver {
  private readonly laid: LocalGame;
  private readonly bots: Bots;
  private readonly setting: PlayContext;
  private readonly next: () => Ask | null;
  private isDriving = false;
  /** Whether anything has changed since it was last looked whose answer is due. */
  private isStirred = false;
  private isStopped = false;

  constructor(laid: LocalGame, bots: Bots, setting: PlayContext, next: () => Ask | null) {
    this.laid = laid;
    this.bots = bots;
    this.setting = setting;
    this.next = next;
  }

  async drive(): Promise<void> {
    this.isStirred = true;
    if (this.isDriving) return;
    this.isDriving = true;
    while (this.isStirred) {
      this.isStirred = false;
      // Somebody may choose between the last look and the end of this.
      if (await this.answerNext()) this.isStirred = true;
    }
    this.isDriving = false;
  }

  stop(): void {
    this.isStopped = true;
    this.bots.close();
  }

  /** Whether somebody was answered for. */
  private async answerNext(): Promise<boolean> {
    const ask = this.next();
    if (ask === null || this.isStopped) return false;
    const line = await this.lineFor(ask);
    if (line === null) return false;
    // Meanwhile the page was left, or another window was quicker.
    const now = this.next();
    if (!this.isStopped && now?.seat === ask.seat && now.question === ask.question) this.choose(ask, line);
    return true;
  }

  private async lineFor(ask: Ask): Promise<string | null> {
    const sitter = this.laid.agreed.seats[ask.seat];
    const pause = rest(this.setting.pause() * (countChoices(ask) > 1 ? 1 : SHARE_WITHOUT_DECISION));
    if (sitter?.kind !== 'bot') {
      if (this.orderedLine(ask) === null) return null;
      await pause;
      // Its owner may have thought better of it.
      return this.orderedLine(ask);
    }
    const { grammar } = this.setting.ui.game;
    const { moment, header } = this.laid.play.value.session;
    const [{ choice, isDrawn }] = await Promise.all([
      this.bots.choose(sitter.bot, moment, ask, header.seed),
      pause,
    ]);
    if (isDrawn && !this.isStopped) this.laid.trouble.value = refuse(null, 'here.bots-gone');
    return print(grammar, choice);
  }

  private orderedLine(ask: Ask): string | null {
    const { ui } = this.setting;
    const { orders } = this.laid.kept.value;
    const order = orders[ask.seat] ?? null;
    const line = orderedLine(ui.game, ui.orders, order, this.laid.play.value, ask);
    if (line !== 'wake') return line;
    this.laid.change(this.laid.play.value, { orders: orders.with(ask.seat, null) });
    return null;
  }

  private choose({ seat }: Ask, line: string): void {
    const { ui } = this.setting;
    const taken = take(this.laid.play.value, seat, line, Date.now());
    // Only a mistake of ours gets here: bots are checked, and orders follow from what is offered.
    if (isRefusal(taken)) throw new Error(`seat ${seat} was refused: ${taken.reason.key}`);
    const { play } = taken;
    const { orders } = this.laid.kept.value;
    this.laid.change(play, { orders: livingOrders(ui.game, ui.orders, orders, play) });
  }
}

function rest(milliseconds: number): Promise<void> {
  if (milliseconds === 0) return Promise.resolve();
  return new Promise((over) => setTimeout(over, milliseconds));
}
