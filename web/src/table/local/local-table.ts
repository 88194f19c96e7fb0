import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Assist } from '@vigilia/kernel';
import {
  type Advice,
  type Ask,
  isRefusal,
  type Kinds,
  nextToAnswer,
  type PlanStop,
  type Refusal,
  recordOf,
  refuse,
  rulesOf,
  type Seat,
  whyNot,
} from '@vigilia/kernel';
import { looksOf } from '../../seats/looks.ts';
import type { Sitter, Table } from '../table.ts';
import { Bots } from './bots.ts';
import { createTable } from './create-table.ts';
import { Driver } from './driver.ts';
import { LocalGame } from './local-game.ts';
import { livingOrders, orderedLine } from './orders.ts';
import { hasJustSeen, logFor, type Play, take, takeBack } from './play.ts';
import type { PlayContext } from './play-context.ts';
import { SharedScreen } from './shared-screen.ts';

/** A table that is played whole in this browser, against bots or by several people at one screen. */
export class LocalTable implements Table {
  readonly game: string;
  readonly practice: boolean;
  readonly where = 'here';
  readonly company = null;
  readonly assist: ReadonlySignal<Assist>;
  readonly viewer: SharedScreen['viewer'];
  readonly curtain: SharedScreen['curtain'];
  readonly trouble: LocalGame['trouble'];
  private readonly laid: LocalGame;
  private readonly setting: PlayContext;
  private readonly people: readonly Seat[];
  private readonly botSeats: readonly Seat[];
  private readonly screen: SharedScreen;
  private readonly bots: Bots;
  private readonly driver: Driver;

  private constructor(laid: LocalGame, setting: PlayContext) {
    const { game, assist, seats, header } = laid.agreed;
    this.game = game;
    this.practice = header.practice === true;
    this.assist = signal(assist);
    this.laid = laid;
    this.setting = setting;
    this.trouble = laid.trouble;
    this.people = [...seats.keys()].filter((seat) => seats[seat]?.kind === 'person');
    this.botSeats = [...seats.keys()].filter((seat) => seats[seat]?.kind === 'bot');
    this.screen = new SharedScreen({ people: this.people, waitedFor: this.waitedFor, isOver: this.isOver });
    this.viewer = this.screen.viewer;
    this.curtain = this.screen.curtain;
    this.bots = new Bots(setting.ui.game, () => setting.startThread(), setting.patience);
    this.driver = new Driver(laid, this.bots, setting, () => this.next.value);
    void this.driver.drive();
  }

  /** Takes up a table where it was left. */
  static open(id: string, setting: PlayContext): LocalTable | Refusal {
    const laid = LocalGame.out(setting.ui.game, id, setting.storage);
    return isRefusal(laid) ? laid : new LocalTable(laid, setting);
  }

  private readonly moment = computed(() => this.laid.play.value.session.moment);
  private readonly isOver = computed(() => this.moment.value.asks.length === 0);
  private readonly next = computed(() =>
    nextToAnswer(this.moment.value.asks, (seat) => this.people.includes(seat)),
  );
  private readonly waitedFor = computed(() => {
    const ask = this.next.value;
    return ask !== null && this.people.includes(ask.seat) && !this.isOrdered(ask) ? ask.seat : null;
  });

  readonly rules = computed(() => rulesOf(this.laid.play.value.session));
  readonly view = computed(() => this.setting.ui.game.view(this.moment.value.state, this.viewer.value));
  readonly asks = computed(() =>
    this.moment.value.asks.filter((ask) => ask.seat === this.viewer.value && !this.isOrdered(ask)),
  );
  readonly asked = computed(() => this.moment.value.asks.map(({ seat }) => seat));
  readonly log = computed(() => logFor(this.viewer.value, this.laid.play.value));
  readonly seen = computed(() => {
    const { value: viewer } = this.viewer;
    const count = this.log.value.length;
    return viewer === null ? count : Math.min(this.laid.kept.value.seen[viewer] ?? 0, count);
  });
  readonly mayUndo = computed(
    () =>
      this.viewer.value !== null &&
      !isRefusal(takeBack(this.laid.play.value, this.viewer.value, this.botSeats)),
  );
  readonly order = computed(() =>
    this.viewer.value === null ? null : (this.laid.kept.value.orders[this.viewer.value] ?? null),
  );
  readonly sitters = computed((): Sitter[] => {
    const { seats, header } = this.laid.agreed;
    const named = seats.map((each, seat) => ({
      name: each.kind === 'bot' ? null : each.name || this.setting.nameless(seat, this.people.length),
    }));
    return looksOf(named, header.commitment).map((look, seat) => {
      const sitter = seats[seat];
      const bot = sitter?.kind === 'bot' ? sitter.bot : null;
      return { ...look, bot, isPresent: true, lent: null, deadline: null };
    });
  });

  async choose(line: string): Promise<Refusal | PlanStop | null> {
    const { value: seat } = this.viewer;
    if (seat === null) return this.whyNotSeated();
    const forbidden = this.setting.forbids?.(line) ?? null;
    if (forbidden !== null) return forbidden;
    const taken = take(this.laid.play.value, seat, line, Date.now());
    if (isRefusal(taken)) return taken;
    const { play, stop } = taken;
    const refusal = batch(() => {
      if (this.people.length > 1 && hasJustSeen(seat, play)) this.screen.hold(this.setting.look);
      return this.goOn(play, seat);
    });
    void this.driver.drive();
    return refusal ?? stop;
  }

  async why(line: string): Promise<Refusal | null> {
    const { value: seat } = this.viewer;
    if (seat === null) return this.whyNotSeated();
    return whyNot(this.laid.play.value.session, seat, line);
  }

  async undo(): Promise<Refusal | null> {
    const { value: seat } = this.viewer;
    if (seat === null) return this.whyNotSeated();
    const play = takeBack(this.laid.play.value, seat, this.botSeats);
    if (isRefusal(play)) return play;
    const refusal = this.goOn(play, seat);
    void this.driver.drive();
    return refusal;
  }

  async leaveOrder(line: string | null): Promise<Refusal | null> {
    const { value: seat } = this.viewer;
    const { game, orders } = this.setting.ui;
    if (seat === null) return this.whyNotSeated();
    if (orders === null) return refuse(null, 'refusal.no-orders');
    const order = line === null ? null : orders.read(line, game.view(this.moment.value.state, seat));
    if (order !== null && typeof order !== 'string') return order;
    const { value: play } = this.laid.play;
    const refusal = this.laid.change(play, { orders: this.laid.kept.value.orders.with(seat, order) });
    void this.driver.drive();
    return refusal;
  }

  async hint(): Promise<readonly Advice<Kinds>[] | Refusal> {
    const [ask] = this.asks.value;
    if (this.assist.value !== 'hints') return refuse(null, 'refusal.no-hints');
    const { moment, header } = this.laid.play.value.session;
    const advice = ask === undefined ? null : await this.bots.advise(moment, ask, header.seed);
    return advice ?? refuse(null, 'refusal.no-advice');
  }

  liftCurtain(): void {
    this.screen.lift();
  }

  markSeen(): void {
    const { value: seat } = this.viewer;
    const { play, kept } = this.laid;
    if (seat === null || this.seen.value === this.log.value.length) return;
    this.laid.change(play.value, { seen: kept.value.seen.with(seat, this.log.value.length) });
  }

  async record(): Promise<string> {
    if (!this.isOver.value) throw new RangeError('the game is not over');
    return Array.from(recordOf(this.laid.play.value.session), (line) => `${JSON.stringify(line)}\n`).join('');
  }

  async rematch(): Promise<string | Refusal> {
    const { game, header, seats, assist } = this.laid.agreed;
    const { options } = header;
    // Never the version an old table began with.
    const { rules } = this.setting.ui.game;
    const id = createTable(
      { game, seats, options, assist, practice: this.practice },
      rules,
      this.setting.storage,
    );
    return typeof id === 'string' ? `/here/${id}` : id;
  }

  /** Looks whether another window has played on. */
  catchUp(): void {
    if (this.laid.catchUp()) void this.driver.drive();
  }

  close(): void {
    this.markSeen();
    this.driver.stop();
  }

  /** A person's deed: whoever did it has seen all before it. */
  private goOn(play: Play, seat: Seat): Refusal | null {
    const { game, orders } = this.setting.ui;
    const { seen, orders: left } = this.laid.kept.value;
    const count = play.session.heard.length;
    return this.laid.change(play, {
      seen: seen.map((each, other) => (other === seat ? count : Math.min(each, count))),
      orders: livingOrders(game, orders, left, play),
    });
  }

  private isOrdered(ask: Ask): boolean {
    const { game, orders } = this.setting.ui;
    const order = this.laid.kept.value.orders[ask.seat] ?? null;
    const line = orderedLine(game, orders, order, this.laid.play.value, ask);
    return line !== null && line !== 'wake';
  }

  private whyNotSeated(): Refusal {
    const seat = this.waitedFor.value;
    return seat === null ? refuse(null, 'refusal.not-seated') : refuse(null, 'refusal.not-asked', { seat });
  }
}
