import { random } from '@vigilia/bots';
import { type Diario, game, planner } from '@vigilia/game-diario';
import { FITTING_IDS, FITTINGS } from '@vigilia/game-diario/content';
import { type Bot, begin, type Draw, namedSeed } from '@vigilia/kernel';
import { pathOf } from './branches.ts';
import { builder } from './builder.ts';
import { curious } from './curious.ts';
import type { Steered } from './play.ts';
import { type Tally, unseenIn } from './tally.ts';
import { Target } from './target.ts';
import { wanderer } from './wanderer.ts';
import { Wishes } from './wishes.ts';

const SEATS = [1, 3];
/** Fittings that no shelter has from the start: a bot may aim for one of them. */
const TO_BUILD = FITTING_IDS.filter((id) => !FITTINGS[id].green);
const RANDOM = random<Diario>();
const BOTS = [curious, planner, wanderer, curious, RANDOM];
/** Bots whose games last. */
const LASTING = [curious, planner, wanderer];
/** With this many branches left, a game is played for one of them before all others. */
const FEW = 200;
/** Of this many deals, a game that is played for a branch takes the one that suits best. */
const DEALS = 8;

/** How the games of a series are dealt and played, by what was seen until then. */
export class Steering {
  private readonly seen: Tally;
  private readonly wishes: Wishes;
  private readonly draw: Draw;

  constructor(seen: Tally, draw: Draw) {
    this.seen = seen;
    this.draw = draw;
    this.wishes = new Wishes(seen);
  }

  /** A game for many stories at once, and, if few branches are left, for one of these first of all. */
  game(seed: string, number: number): Steered {
    const seats = SEATS[number % SEATS.length] ?? 1;
    const many = this.forMany(seed, seats, Math.floor(number / SEATS.length));
    const unseen = unseenIn(this.seen, 'branches');
    const branch = unseen[this.draw(Math.max(1, unseen.length))];
    return branch === undefined || unseen.length > FEW ? many : this.forOne(branch, many);
  }

  /** Players take what they have seen least; only random bots are left alone. */
  private forMany(seed: string, seats: number, round: number): Steered {
    const { wishes, draw } = this;
    const read = wishes.readBefore(draw);
    const bot = this.botFor(round);
    const wish: Steered['wish'] = (table, ask) => (bot === RANDOM ? undefined : wishes.wished(table, ask));
    return { seed, seats, read, bot, wish, offer: (_table, ask) => ask };
  }

  private forOne(branch: string, many: Steered): Steered {
    const { draw } = this;
    const target = new Target(pathOf(branch), draw);
    const { fittings } = target;
    const fitting = fittings[draw(Math.max(1, fittings.length))];
    const builds = fitting !== undefined && draw(LASTING.length) > 0;
    const deals = Array.from({ length: DEALS }, (_, deal) => `${many.seed}/${deal}`);
    const suits = deals.map((deal) => target.suits(dealt(deal, many.seats)));
    const offer: Steered['offer'] = (table, ask) => target.without(table, ask);
    return {
      seed: deals[suits.indexOf(Math.max(...suits))] ?? many.seed,
      seats: many.seats,
      read: target.readAmong(many.read),
      bot: builds ? builder(fitting) : (LASTING[draw(LASTING.length)] ?? planner),
      wish: (table, ask) => target.wished(table, ask) ?? many.wish(table, { ...ask, ...offer(table, ask) }),
      offer,
    };
  }

  /** Every sixth table has a builder: for a Fitting that was never built, or each time for another one. */
  private botFor(table: number): Bot<Diario> {
    const [round, turn] = [Math.floor(table / (BOTS.length + 1)), table % (BOTS.length + 1)];
    const bot = BOTS[turn];
    if (bot !== undefined) return bot;
    const unbuilt = TO_BUILD.filter((id) => this.seen.get('fittings')?.get(id) === 0);
    const [fittings, number] = unbuilt.length > 0 ? [unbuilt, this.draw(unbuilt.length)] : [TO_BUILD, round];
    const fitting = fittings[number % fittings.length];
    return fitting === undefined ? planner : builder(fitting);
  }
}

function dealt(seed: string, seats: number): Diario['state'] {
  return begin(game, seats, { difficulty: 'normal' }, { seed: namedSeed(seed), drawn: {} }).state;
}
