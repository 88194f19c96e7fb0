import { namedSeed } from '../chance/seed.ts';
import type { Bot } from '../engine/bot.ts';
import type { Game, Kinds } from '../engine/game.ts';
import { type Header, header } from '../record/record.ts';
import { audience } from './audience.ts';
import { audit } from './audit.ts';
import { budget } from './budget.ts';
import { chapter } from './chapter.ts';
import type { Check, Table } from './check.ts';
import { circles } from './circles.ts';
import { ends } from './ends.ts';
import { entropy } from './entropy.ts';
import { Findings } from './findings.ts';
import { freeUndoLeaks } from './free-undo-leaks.ts';
import { hidden } from './hidden.ts';
import { illegal } from './illegal.ts';
import { imagined } from './imagined.ts';
import { legal } from './legal.ts';
import { pure } from './pure.ts';
import { rehearsed } from './rehearsed.ts';
import { replays } from './replays.ts';
import { rules } from './rules.ts';
import { serialise } from './serialise.ts';
import { undoes } from './undo.ts';
import { viewParts } from './view-parts.ts';
import { walk } from './walk.ts';

export { botsPlayToTheEnd } from './bots.ts';

/** What is to be played, and how closely it is looked at. */
export interface Series<K extends Kinds = Kinds> {
  readonly seats: number;
  readonly options?: Header['options'];
  readonly games: number;
  /** The name of the series: the same name plays the same games. */
  readonly seed: string;
  /** The costly checks look at every n-th answer; 1, each of them, if not said. */
  readonly every?: number;
  /** How many answers a game may take; 5,000 if not said. */
  readonly answers?: number;
  /** How many choices a question may offer; 600 if not said. */
  readonly choices?: number;
  /** A bot that answers most questions, if chance alone would never see how a game goes on. */
  readonly bot?: Bot<K>;
  /** Hears of every game that came to its end, and how many answers it took. */
  readonly played?: (answers: number) => void;
}

/** One promise a game makes by being a game. `run` throws if it does not keep it. */
export interface Promised {
  readonly name: string;
  run(): void;
}

/**
 * The promises of the contract, each to be registered as a test. The games are played once, when the first
 * promise is run, and looked at by all.
 */
export function conformance<K extends Kinds>(game: Game<K>, series: Series<K>): Promised[] {
  const table = tableOf(game, series);
  const checks = [
    rules,
    entropy,
    serialise,
    pure,
    replays,
    undoes,
    freeUndoLeaks,
    legal,
    illegal,
    hidden,
    viewParts,
    imagined,
    rehearsed,
    audience,
    chapter,
    ends,
    circles,
    budget,
    audit,
  ].map((make): Check<K> => make(table));
  let findings: Findings<K> | undefined;
  return checks.map((check) => ({
    name: check.name,
    run() {
      findings ??= findingsOf(table, checks);
      const failure = findings.failures.get(check);
      if (failure !== undefined) throw failure;
    },
  }));
}

function findingsOf<K extends Kinds>(table: Table<K>, checks: readonly Check<K>[]): Findings<K> {
  const findings = new Findings(checks);
  try {
    walk(table, findings);
  } catch (error) {
    findings.keepForAll(error);
  }
  return findings;
}

function tableOf<K extends Kinds>(game: Game<K>, series: Series<K>): Table<K> {
  const { seats, options = {}, games, seed, every = 1, answers = 5000, choices = 600 } = series;
  const { played = () => {}, bot = null } = series;
  if (games < 1 || every < 1) throw new RangeError('a series that plays or looks at nothing proves nothing');
  return {
    game,
    seats,
    games,
    every,
    answers,
    choices,
    bot,
    played,
    nameOf: (number) => `${seed}/${number}`,
    headerOf: (name) =>
      header({ game: game.id, rules: game.rules, seed: namedSeed(name), entropy: [], seats, options }),
    chanceOf: (name) => ({ seed: namedSeed(`chance of ${name}`), drawn: {} }),
  };
}
