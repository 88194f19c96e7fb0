import { computed, type ReadonlySignal } from '@preact/signals';
import { type Assist, heardReasons, rulesOf } from '@vigilia/kernel';
import { localSitters } from '../sitters.ts';
import type { LocalGame } from './local-game.ts';
import { LocalSeats } from './local-seats.ts';
import { logFor } from './play.ts';
import type { PlayContext } from './play-context.ts';
import type { SharedScreen } from './shared-screen.ts';

/** What this screen shows of a table that this browser plays alone. */
export class LocalView {
  readonly game: string;
  readonly practice: boolean;
  readonly where = 'local';
  readonly company = null;
  readonly isSharedOpenly: boolean;
  readonly isGuided: boolean;
  readonly assist: ReadonlySignal<Assist>;
  readonly asks: LocalSeats['asks'];
  readonly viewer: SharedScreen['viewer'];
  readonly curtain: SharedScreen['curtain'];
  readonly isAlone: SharedScreen['isAlone'];
  readonly isShowing: SharedScreen['isShowing'];
  readonly trouble: LocalGame['trouble'];
  protected readonly localGame: LocalGame;
  protected readonly context: PlayContext;
  protected readonly seats: LocalSeats;
  protected readonly screen: SharedScreen;

  constructor(localGame: LocalGame, context: PlayContext) {
    const { game, header } = localGame.agreed;
    this.game = game;
    this.isSharedOpenly = !context.profile.hasSecrets;
    this.isGuided = context.forbids !== undefined;
    this.practice = header.practice === true;
    this.assist = computed(() => localGame.stored.value.assist);
    this.localGame = localGame;
    this.context = context;
    this.trouble = localGame.trouble;
    this.seats = new LocalSeats(localGame, context);
    this.screen = this.seats.screen;
    this.asks = this.seats.asks;
    this.viewer = this.screen.viewer;
    this.curtain = this.screen.curtain;
    this.isAlone = this.screen.isAlone;
    this.isShowing = this.screen.isShowing;
  }

  protected readonly moment = computed(() => this.localGame.play.value.session.moment);
  readonly rules = computed(() => rulesOf(this.localGame.play.value.session));
  readonly view = computed(() => this.context.ui.game.view(this.moment.value.state, this.viewer.value));
  readonly asked = computed(() => this.moment.value.asks.map(({ seat }) => seat));
  readonly log = computed(() => logFor(this.viewer.value, this.localGame.play.value));
  readonly seen = computed(() => {
    const { value: viewer } = this.viewer;
    const count = this.log.value.length;
    // When people pass the screen on, what happened since the last answer is told above the question.
    const isPassedOn = this.seats.people.length > 1 && !this.isSharedOpenly;
    return viewer === null || isPassedOn
      ? count
      : Math.min(this.localGame.stored.value.seen[viewer] ?? 0, count);
  });
  readonly order = computed(() =>
    this.viewer.value === null ? null : (this.localGame.stored.value.orders[this.viewer.value] ?? null),
  );
  readonly reasons = computed(() => {
    const heard = heardReasons(this.context.ui.game, this.view.value, this.localGame.reasons.value);
    return new Map(heard.map(({ seat, reason }) => [seat, [reason]]));
  });
  readonly sitters = computed(() =>
    localSitters(this.localGame.agreed, (seat) => this.context.defaultName(seat, this.seats.people.length)),
  );
}
