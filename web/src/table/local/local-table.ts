import { batch, computed, signal } from '@preact/signals';
import {
  type Advice,
  type Assist,
  givesHints,
  isRefusal,
  type Kinds,
  type PlanStop,
  type Refusal,
  refuse,
  type Seat,
  whyNot,
} from '@vigilia/kernel';
import type { Skipping, Table } from '../table.ts';
import { Bots } from './bots.ts';
import { createRematch } from './create-table.ts';
import { Driver } from './driver.ts';
import { LocalGame } from './local-game.ts';
import { LocalView } from './local-view.ts';
import { livingOrders } from './orders.ts';
import { hasJustSeen, type Play, take, takeBack } from './play.ts';
import type { PlayContext } from './play-context.ts';

/** A table that this browser plays alone: a person against bots, or several people at one screen. */
export class LocalTable extends LocalView implements Table {
  readonly giveHints?: (isWanted: boolean) => void;
  private readonly bots: Bots;
  private readonly driver: Driver;
  /** The help there is once hints are no longer wanted. */
  /** The help without hints; null until this screen has seen it. */
  private assistBefore: Assist | null = null;

  private constructor(localGame: LocalGame, context: PlayContext) {
    super(localGame, context);
    this.bots = new Bots(context.ui.game, () => context.startThread(), context.patience);
    this.driver = new Driver(localGame, this.bots, context, {
      next: () => this.seats.next.value,
      isPersons: (seat) => this.seats.personFor(seat) !== null,
    });
    // Several people agreed on the help before the game.
    if (this.seats.people.length === 1) this.giveHints = (isWanted) => this.turnHints(isWanted);
    void this.driver.drive();
  }

  /** Opens a stored table where it was left. */
  static open(id: string, context: PlayContext): LocalTable | Refusal {
    const localGame = LocalGame.load(context.ui.game, id, context.storage);
    return isRefusal(localGame) ? localGame : new LocalTable(localGame, context);
  }

  private readonly skippedFrom = signal<number | null>(null);
  readonly skipping: Skipping = {
    isOffered: computed(() => this.seats.next.value !== null && this.seats.waitedFor.value === null),
    from: this.skippedFrom,
    start: () => {
      this.skippedFrom.value ??= this.log.value.length;
      this.driver.hurry();
    },
  };

  readonly mayUndo = computed(() => this.screen.answering.value !== null && !isRefusal(this.takenBack()));

  async choose(line: string, named?: Seat): Promise<Refusal | PlanStop | null> {
    const seat = this.seats.answering(named);
    if (seat === null) return this.seats.whyNotSeated();
    const forbidden = this.context.forbids?.(line) ?? null;
    if (forbidden !== null) return forbidden;
    const taken = take(this.localGame.play.value, seat, line, Date.now());
    if (isRefusal(taken)) return taken;
    const { play, stop } = taken;
    const refusal = batch(() => {
      const isSecret =
        this.seats.people.length > 1 && this.context.profile.hasSecrets && this.viewer.value === seat;
      if (isSecret && hasJustSeen(seat, play)) this.screen.hold();
      return this.goOn(play);
    });
    void this.driver.drive();
    return refusal ?? stop;
  }

  async why(line: string): Promise<Refusal | null> {
    const seat = this.seats.answering();
    if (seat === null) return this.seats.whyNotSeated();
    return whyNot(this.localGame.play.value.session, seat, line);
  }

  async undo(): Promise<Refusal | null> {
    const play = this.takenBack();
    if (isRefusal(play)) return play;
    const refusal = this.goOn(play);
    void this.driver.drive();
    return refusal;
  }

  async leaveOrder(line: string | null): Promise<Refusal | null> {
    const { value: seat } = this.viewer;
    const { game, orders } = this.context.ui;
    if (seat === null) return this.seats.whyNotSeated();
    if (orders === null) return refuse(null, 'refusal.no-orders');
    const order = line === null ? null : orders.read(line, game.view(this.moment.value.state, seat));
    if (order !== null && typeof order !== 'string') return order;
    const { value: play } = this.localGame.play;
    const refusal = this.localGame.change(play, {
      orders: this.localGame.stored.value.orders.with(seat, order),
    });
    void this.driver.drive();
    return refusal;
  }

  async hint(): Promise<readonly Advice<Kinds>[] | Refusal> {
    const [ask] = this.asks.value;
    if (!givesHints(this.assist.value)) return refuse(null, 'refusal.no-hints');
    // A hint rests on what its seat alone knows.
    if (this.viewer.value === null) return refuse(null, 'shared.hint');
    const { moment, header } = this.localGame.play.value.session;
    const advice = ask === undefined ? null : await this.bots.advise(moment, ask, header.seed);
    return advice ?? refuse(null, 'refusal.no-advice');
  }

  liftCurtain(): void {
    this.screen.lift();
  }

  putAway(): void {
    this.screen.release();
  }

  lookAlone(isAlone: boolean): void {
    this.screen.lookAlone(isAlone);
  }

  markSeen(): void {
    const { value: seat } = this.viewer;
    const { play, stored } = this.localGame;
    if (seat === null || this.seen.value === this.log.value.length) return;
    this.localGame.change(play.value, { seen: stored.value.seen.with(seat, this.log.value.length) });
  }

  async record(): Promise<string> {
    if (!this.seats.isOver.value) throw new RangeError('the game is not over');
    const { session } = this.localGame.play.value;
    const { writtenRecord } = await import('../recorded-players.ts');
    return writtenRecord(session, this.sitters.value);
  }

  async rematch(): Promise<string | Refusal> {
    const id = createRematch(this.localGame, this.context);
    return typeof id === 'string' ? `/here/${id}` : id;
  }

  /** Loads what another window has played. */
  catchUp(): void {
    if (this.localGame.catchUp()) void this.driver.drive();
  }

  close(): void {
    // A table that was removed stays removed.
    if (this.localGame.isStored()) this.markSeen();
    this.screen.close();
    this.driver.stop();
  }

  private turnHints(isWanted: boolean): void {
    const { play, stored } = this.localGame;
    const { assist } = stored.value;
    if (!givesHints(assist)) this.assistBefore = assist;
    const before = this.assistBefore ?? (assist === 'advised' ? 'record' : 'reason');
    const { hasSecrets } = this.context.profile;
    const given = hasSecrets && (before === 'paper' || before === 'record') ? 'advised' : 'hints';
    this.localGame.change(play.value, { assist: isWanted ? given : before });
  }

  /** The game before the latest decision of a person at this screen, or why it cannot be taken back. */
  private takenBack(): Play | Refusal {
    const { value: play } = this.localGame.play;
    const { hasSecrets } = this.context.profile;
    const decision = play.session.past.findLast(({ by, before }) => before.asks[0]?.seat === by);
    const { value: answering } = this.screen.answering;
    const seat = hasSecrets ? answering : (decision?.by ?? answering);
    if (seat === null) return this.seats.whyNotSeated();
    const others = [...this.localGame.agreed.seats.keys()].filter((other) => other !== seat);
    return takeBack(play, seat, this.seats.people.length === 1 ? others : this.seats.bots);
  }

  /** Stores what a person did. The viewer has seen everything before it. */
  private goOn(play: Play): Refusal | null {
    const { game, orders } = this.context.ui;
    const { seen, orders: left } = this.localGame.stored.value;
    const count = play.session.allDelivered.length;
    this.skippedFrom.value = null;
    return this.localGame.change(play, {
      seen: seen.map((each, other) => (other === this.viewer.value ? count : Math.min(each, count))),
      orders: livingOrders(game, orders, left, play),
    });
  }
}
