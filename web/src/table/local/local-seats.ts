import { computed } from '@preact/signals';
import { type Ask, nextPerson, nextToAnswer, type Refusal, refuse, type Seat } from '@vigilia/kernel';
import type { LocalGame } from './local-game.ts';
import { orderedLine } from './orders.ts';
import { hasSecretToSee } from './play.ts';
import type { PlayContext } from './play-context.ts';
import { SharedScreen, type Waited } from './shared-screen.ts';

/** Who answers at a table on this device: the people at its screen, for themselves and for bots that only advise. */
export class LocalSeats {
  /** The seats of people. */
  readonly people: readonly Seat[];
  /** The seats of bots. */
  readonly bots: readonly Seat[];
  readonly screen: SharedScreen;
  private readonly localGame: LocalGame;
  private readonly context: PlayContext;

  constructor(localGame: LocalGame, context: PlayContext) {
    const { seats } = localGame.agreed;
    this.localGame = localGame;
    this.context = context;
    this.people = [...seats.keys()].filter((seat) => seats[seat]?.kind === 'person');
    this.bots = [...seats.keys()].filter((seat) => seats[seat]?.kind === 'bot');
    this.screen = new SharedScreen({
      people: this.people,
      waitedFor: this.waitedFor,
      isOver: this.isOver,
      hasSecrets: context.profile.hasSecrets,
    });
  }

  private readonly open = computed(() => this.localGame.play.value.session.moment.asks);
  readonly isOver = computed(() => this.open.value.length === 0);
  /** The question that the game waits for. */
  readonly next = computed(() =>
    nextToAnswer(
      this.open.value,
      (seat) => this.personFor(seat) !== null,
      ({ prompt }) => this.context.profile.botsAdviseOn?.includes(prompt.key) ?? true,
    ),
  );
  /** The question that a person has to answer; null while bots and orders answer. */
  readonly waitedFor = computed((): Waited | null => {
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
  /** The questions that this screen may answer now. */
  readonly asks = computed(() =>
    this.open.value.filter((ask) => this.mayAnswer(ask.seat) && !this.isOrdered(ask)),
  );

  /** The person at this screen who answers for a seat when it is asked; null if a bot does. */
  personFor(seat: Seat): Seat | null {
    if (this.people.includes(seat)) return seat;
    const isDecider = this.open.value[0]?.seat === seat;
    return isDecider && this.context.profile.botsAdviseOn !== undefined
      ? nextPerson(this.people, seat)
      : null;
  }

  /** The seat that an answer is for: the named one, or the first that this screen may answer for. */
  answering(named?: Seat): Seat | null {
    if (named !== undefined) return this.mayAnswer(named) ? named : null;
    return this.asks.value[0]?.seat ?? this.screen.answering.value;
  }

  /** Why this screen answers for no seat now. */
  whyNotSeated(): Refusal {
    const waited = this.waitedFor.value;
    if (waited === null) return refuse(null, 'refusal.not-seated');
    return refuse(null, 'refusal.not-asked', { seat: waited.seat });
  }

  /**
   * Whether this screen answers for a seat now: for the viewer's, for the one that is asked before all eyes and, if
   * nothing is secret, for any person's.
   */
  private mayAnswer(seat: Seat): boolean {
    if (this.screen.viewer.value === null || this.context.profile.hasSecrets)
      return seat === this.screen.answering.value;
    const person = this.personFor(seat);
    // A person who decides has no voice besides.
    const [decision] = this.open.value;
    const decider = decision === undefined ? null : this.personFor(decision.seat);
    return person !== null && (seat === decision?.seat || person !== decider);
  }

  private isOrdered(ask: Ask): boolean {
    const { game, orders } = this.context.ui;
    const order = this.localGame.stored.value.orders[ask.seat] ?? null;
    const line = orderedLine(game, orders, order, this.localGame.play.value, ask);
    return line !== null && line !== 'wake';
  }
}
