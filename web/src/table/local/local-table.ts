import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  type Advice,
  type Ask,
  type Assist,
  heardReasons,
  isRefusal,
  type Kinds,
  nextPerson,
  nextToAnswer,
  type PlanStop,
  type Refusal,
  refuse,
  rulesOf,
  type Seat,
  turnedSeats,
  whyNot,
} from '@vigilia/kernel';
import { localSitters } from '../sitters.ts';
import type { Skipping, Table } from '../table.ts';
import { Bots } from './bots.ts';
import { createTable } from './create-table.ts';
import { Driver } from './driver.ts';
import { LocalGame } from './local-game.ts';
import { livingOrders, orderedLine } from './orders.ts';
import { hasJustSeen, hasSecretToSee, logFor, type Play, take, takeBack } from './play.ts';
import type { PlayContext } from './play-context.ts';
import { SharedScreen, type Waited } from './shared-screen.ts';

/** A table that this browser plays alone: a person against bots, or several people at one screen. */
export class LocalTable implements Table {
  readonly game: string;
  readonly practice: boolean;
  readonly where = 'local';
  readonly company = null;
  readonly isSharedOpenly: boolean;
  readonly isGuided: boolean;
  readonly assist: ReadonlySignal<Assist>;
  readonly giveHints?: (isWanted: boolean) => void;
  readonly viewer: SharedScreen['viewer'];
  readonly curtain: SharedScreen['curtain'];
  readonly isAlone: SharedScreen['isAlone'];
  readonly isShowing: SharedScreen['isShowing'];
  readonly trouble: LocalGame['trouble'];
  private readonly localGame: LocalGame;
  private readonly context: PlayContext;
  private readonly people: readonly Seat[];
  private readonly botSeats: readonly Seat[];
  private readonly screen: SharedScreen;
  private readonly bots: Bots;
  private readonly driver: Driver;
  /** The help there is once hints are no longer wanted. */
  private assistBefore: Assist = 'reason';

  private constructor(localGame: LocalGame, context: PlayContext) {
    const { game, seats, header } = localGame.agreed;
    this.game = game;
    this.isSharedOpenly = !context.profile.hasSecrets;
    this.isGuided = context.forbids !== undefined;
    this.practice = header.practice === true;
    this.assist = computed(() => localGame.stored.value.assist);
    this.localGame = localGame;
    this.context = context;
    this.trouble = localGame.trouble;
    this.people = [...seats.keys()].filter((seat) => seats[seat]?.kind === 'person');
    this.botSeats = [...seats.keys()].filter((seat) => seats[seat]?.kind === 'bot');
    this.screen = new SharedScreen({
      people: this.people,
      waitedFor: this.waitedFor,
      isOver: this.isOver,
      hasSecrets: context.profile.hasSecrets,
    });
    this.viewer = this.screen.viewer;
    this.curtain = this.screen.curtain;
    this.isAlone = this.screen.isAlone;
    this.isShowing = this.screen.isShowing;
    this.bots = new Bots(context.ui.game, () => context.startThread(), context.patience);
    this.driver = new Driver(localGame, this.bots, context, {
      next: () => this.next.value,
      isPersons: (seat) => this.personFor(seat) !== null,
    });
    // Several people agreed on the help before the game.
    if (this.people.length === 1) this.giveHints = (isWanted) => this.turnHints(isWanted);
    void this.driver.drive();
  }

  /** Opens a stored table where it was left. */
  static open(id: string, context: PlayContext): LocalTable | Refusal {
    const localGame = LocalGame.load(context.ui.game, id, context.storage);
    return isRefusal(localGame) ? localGame : new LocalTable(localGame, context);
  }

  private readonly moment = computed(() => this.localGame.play.value.session.moment);
  private readonly isOver = computed(() => this.moment.value.asks.length === 0);
  private readonly next = computed(() =>
    nextToAnswer(
      this.moment.value.asks,
      (seat) => this.personFor(seat) !== null,
      ({ prompt }) => this.context.profile.botsAdviseOn?.includes(prompt.key) ?? true,
    ),
  );
  private readonly waitedFor = computed((): Waited | null => {
    const ask = this.next.value;
    const seat = ask === null || this.isOrdered(ask) ? null : this.personFor(ask.seat);
    if (ask === null || seat === null) return null;
    const isOpen = this.context.profile.openPrompts?.includes(ask.prompt.key) === true;
    const { seen } = this.localGame.stored.value;
    return {
      seat,
      question: ask.question,
      // A person looks at new secrets alone, whatever is asked.
      isOpen: isOpen && !hasSecretToSee(seat, seen[seat] ?? 0, this.localGame.play.value),
    };
  });

  private readonly skippedFrom = signal<number | null>(null);
  readonly skipping: Skipping = {
    isOffered: computed(() => this.next.value !== null && this.waitedFor.value === null),
    from: this.skippedFrom,
    start: () => {
      this.skippedFrom.value ??= this.log.value.length;
      this.driver.hurry();
    },
  };

  readonly rules = computed(() => rulesOf(this.localGame.play.value.session));
  readonly view = computed(() => this.context.ui.game.view(this.moment.value.state, this.viewer.value));
  readonly asks = computed(() =>
    this.moment.value.asks.filter((ask) => this.mayAnswer(ask.seat) && !this.isOrdered(ask)),
  );
  readonly asked = computed(() => this.moment.value.asks.map(({ seat }) => seat));
  readonly log = computed(() => logFor(this.viewer.value, this.localGame.play.value));
  readonly seen = computed(() => {
    const { value: viewer } = this.viewer;
    const count = this.log.value.length;
    // When people pass the screen on, what happened since the last answer is told above the question.
    const isPassedOn = this.people.length > 1 && !this.isSharedOpenly;
    return viewer === null || isPassedOn
      ? count
      : Math.min(this.localGame.stored.value.seen[viewer] ?? 0, count);
  });
  readonly mayUndo = computed(() => this.screen.answering.value !== null && !isRefusal(this.takenBack()));
  readonly order = computed(() =>
    this.viewer.value === null ? null : (this.localGame.stored.value.orders[this.viewer.value] ?? null),
  );
  readonly reasons = computed(() => {
    const heard = heardReasons(this.context.ui.game, this.view.value, this.localGame.reasons.value);
    return new Map(heard.map(({ seat, reason }) => [seat, [reason]]));
  });
  readonly sitters = computed(() =>
    localSitters(this.localGame.agreed, (seat) => this.context.defaultName(seat, this.people.length)),
  );

  async choose(line: string, named?: Seat): Promise<Refusal | PlanStop | null> {
    const seat = this.answering(named);
    if (seat === null) return this.whyNotSeated();
    const forbidden = this.context.forbids?.(line) ?? null;
    if (forbidden !== null) return forbidden;
    const taken = take(this.localGame.play.value, seat, line, Date.now());
    if (isRefusal(taken)) return taken;
    const { play, stop } = taken;
    const refusal = batch(() => {
      const isSecret =
        this.people.length > 1 && this.context.profile.hasSecrets && this.viewer.value === seat;
      if (isSecret && hasJustSeen(seat, play)) this.screen.hold();
      return this.goOn(play);
    });
    void this.driver.drive();
    return refusal ?? stop;
  }

  async why(line: string): Promise<Refusal | null> {
    const seat = this.answering();
    if (seat === null) return this.whyNotSeated();
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
    if (seat === null) return this.whyNotSeated();
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
    if (this.assist.value !== 'hints') return refuse(null, 'refusal.no-hints');
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
    if (!this.isOver.value) throw new RangeError('the game is not over');
    const { session } = this.localGame.play.value;
    const { writtenRecord } = await import('../recorded-players.ts');
    return writtenRecord(session, this.sitters.value);
  }

  async rematch(): Promise<string | Refusal> {
    const { game, header, seats: before } = this.localGame.agreed;
    const { assist } = this.localGame.stored.value;
    // Another begins: when bots only advise, another person.
    const isForPeople = this.context.profile.botsAdviseOn !== undefined;
    const seats = turnedSeats(before, ({ kind }) => !isForPeople || kind === 'person');
    const options = this.context.renewed?.(header.options) ?? header.options;
    // A new table begins under the present rules, whatever the old one began with.
    const { rules } = this.context.ui.game;
    const id = createTable(
      { game, seats, options, assist, practice: this.practice },
      rules,
      this.context.storage,
    );
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
    if (stored.value.assist !== 'hints') this.assistBefore = stored.value.assist;
    this.localGame.change(play.value, { assist: isWanted ? 'hints' : this.assistBefore });
  }

  /** The person at this screen who answers for a seat when it is asked; null if a bot does. */
  private personFor(seat: Seat): Seat | null {
    if (this.people.includes(seat)) return seat;
    const isDecider = this.moment.value.asks[0]?.seat === seat;
    return isDecider && this.context.profile.botsAdviseOn !== undefined
      ? nextPerson(this.people, seat)
      : null;
  }

  /**
   * Whether this screen answers for a seat now: for the viewer's, for the one that is asked before all eyes and, if
   * nothing is secret, for any person's.
   */
  private mayAnswer(seat: Seat): boolean {
    if (this.viewer.value === null || this.context.profile.hasSecrets)
      return seat === this.screen.answering.value;
    const person = this.personFor(seat);
    // A person who decides has no voice besides.
    const [decision] = this.moment.value.asks;
    const decider = decision === undefined ? null : this.personFor(decision.seat);
    return person !== null && (seat === decision?.seat || person !== decider);
  }

  /** The seat that an answer is for: the named one, or the first that this screen may answer for. */
  private answering(named?: Seat): Seat | null {
    if (named !== undefined) return this.mayAnswer(named) ? named : null;
    return this.asks.value[0]?.seat ?? this.screen.answering.value;
  }

  /** The game before the latest decision of a person at this screen, or why it cannot be taken back. */
  private takenBack(): Play | Refusal {
    const { value: play } = this.localGame.play;
    const { hasSecrets } = this.context.profile;
    const decision = play.session.past.findLast(({ by, before }) => before.asks[0]?.seat === by);
    const { value: answering } = this.screen.answering;
    const seat = hasSecrets ? answering : (decision?.by ?? answering);
    if (seat === null) return this.whyNotSeated();
    const others = [...this.localGame.agreed.seats.keys()].filter((other) => other !== seat);
    return takeBack(play, seat, this.people.length === 1 ? others : this.botSeats);
  }

  /** Stores what a person did. The viewer has seen everything before it. */
  private goOn(play: Play): Refusal | null {
    const { game, orders } = this.context.ui;
    const { seen, orders: left } = this.localGame.stored.value;
    const count = play.session.heard.length;
    this.skippedFrom.value = null;
    return this.localGame.change(play, {
      seen: seen.map((each, other) => (other === this.viewer.value ? count : Math.min(each, count))),
      orders: livingOrders(game, orders, left, play),
    });
  }

  private isOrdered(ask: Ask): boolean {
    const { game, orders } = this.context.ui;
    const order = this.localGame.stored.value.orders[ask.seat] ?? null;
    const line = orderedLine(game, orders, order, this.localGame.play.value, ask);
    return line !== null && line !== 'wake';
  }

  private whyNotSeated(): Refusal {
    const waited = this.waitedFor.value;
    if (waited === null) return refuse(null, 'refusal.not-seated');
    return refuse(null, 'refusal.not-asked', { seat: waited.seat });
  }
}
