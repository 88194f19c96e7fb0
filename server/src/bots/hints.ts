import {
  type Advice,
  type Ask,
  type GameEntry,
  givesHints,
  type Kinds,
  type Refusal,
  refuse,
} from '@vigilia/kernel';
import type { Logger } from '../operate/log.ts';
import type { Metrics } from '../operate/metrics.ts';
import type { GameRegistry } from '../table/game-registry.ts';
import { mayAnswerFor, seatOf } from '../table/seats.ts';
import type { Play, Table } from '../table/table.ts';
import { advise } from './advise.ts';
import type { Pool } from './pool.ts';

export interface HintOptions {
  readonly games: GameRegistry;
  readonly pool: Pool;
  /** Milliseconds a bot may think. */
  readonly budget: number;
  readonly log: Pick<Logger, 'botFailed'>;
  readonly metrics: Pick<Metrics, 'botsThinking' | 'botFailures'>;
}

interface Question {
  readonly gameEntry: GameEntry;
  readonly adviser: string;
  readonly play: Play;
  readonly ask: Ask;
}

type Hint = readonly Advice<Kinds>[];

/** Gives hints if a table allows them: to the seat that is asked, about its own question only. */
export class Hints {
  private readonly options: HintOptions;
  /** By question, so that a bot thinks once about each. Null if it found nothing. */
  private readonly given = new WeakMap<Ask, Promise<Hint | null>>();

  constructor(options: HintOptions) {
    this.options = options;
  }

  async give(loaded: { readonly table: Table }, identity: string | null): Promise<Hint | Refusal> {
    const question = questionOf(this.options.games, loaded.table, identity);
    if ('refused' in question) return question;
    const { ask } = question;
    const hint = this.given.get(ask) ?? this.think(question);
    this.given.set(ask, hint);
    const advice = await hint;
    if (!loaded.table.play?.moment.asks.includes(ask)) return refuse(null, 'refusal.stale');
    return advice ?? refuse(null, 'refusal.no-advice');
  }

  private async think({ gameEntry: { game }, adviser, play, ask }: Question): Promise<Hint | null> {
    const { pool, budget, log, metrics } = this.options;
    metrics.botsThinking.inc();
    const { advice, failure } = await advise(pool, {
      game,
      bot: adviser,
      state: play.moment.state,
      ask,
      budget: { milliseconds: budget },
    });
    metrics.botsThinking.dec();
    if (failure !== null) {
      log.botFailed({ game: game.id, bot: adviser, reason: failure });
      metrics.botFailures.inc({ bot: adviser });
      // What failed once may do better the next time.
      this.given.delete(ask);
    }
    return advice.length === 0 ? null : advice;
  }
}

function questionOf(games: GameRegistry, table: Table, identity: string | null): Question | Refusal {
  const { setting, play } = table;
  const own = seatOf(table, identity);
  if (own === null) return refuse(null, 'refusal.not-seated');
  if (!givesHints(setting.assist)) return refuse(null, 'refusal.no-hints');
  if (play === null) return refuse(null, 'refusal.not-begun');
  const [first] = play.moment.asks;
  if (first === undefined) return refuse(null, 'refusal.over');
  const ask = play.moment.asks.find(({ seat }) => mayAnswerFor(table, own, seat));
  if (ask === undefined) return refuse(first.clause, 'refusal.not-asked', { seat: first.seat });
  const gameEntry = games.get(setting.game);
  const adviser = gameEntry?.profile.adviser ?? null;
  if (gameEntry === undefined || adviser === null) return refuse(null, 'refusal.no-adviser');
  return { gameEntry, adviser, play, ask };
}
