import { playOut } from '@vigilia/bots';
import {
  AuditLines,
  type Bot,
  type Game,
  header,
  isRefusal,
  type Kinds,
  namedSeed,
  type Outcome,
  open,
  type Refusal,
} from '@vigilia/kernel';
import type { LineFile } from '../audit/file.ts';
import type { Statistics } from './statistics.ts';

/** What is to be played, again and again. */
export interface Series<K extends Kinds = Kinds> {
  readonly game: Game<K>;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** One for each seat. */
  readonly bots: readonly Bot<K>[];
  /** Names the series: the same name plays the same games. */
  readonly seed: string;
  /** Where every choice and every state goes, if anywhere. */
  readonly audit: LineFile | null;
}

export interface Finished<K extends Kinds = Kinds> {
  readonly state: K['state'];
  readonly outcome: Outcome;
  readonly choices: number;
}

/** Plays the game of this number to its end. */
export async function playGame<K extends Kinds>(
  series: Series<K>,
  number: number,
  statistics: Statistics<K>,
): Promise<Finished<K> | Refusal> {
  const { game, seats, options, bots, seed, audit } = series;
  const dealt = open(
    game,
    header({
      game: game.id,
      rules: game.rules,
      seed: namedSeed(`${seed}/${number}`),
      entropy: [],
      seats,
      options,
    }),
  );
  if (isRefusal(dealt)) return dealt;
  const lines = new AuditLines(game, dealt.header);
  audit?.write(lines.begin());
  audit?.write(lines.dealt(dealt.moment.state));
  for (const { event } of dealt.told) statistics.onEvent(event);
  let { state } = dealt.moment;
  let choices = 0;
  for await (const { by, choice, answered } of playOut(dealt, bots)) {
    choices++;
    state = answered.state;
    for (const { event } of answered.told) statistics.onEvent(event);
    audit?.write(lines.choice({ by, choice, state }));
  }
  audit?.write(lines.end());
  const outcome = game.outcome(state);
  if (outcome === null) throw new Error(`game ${number} of series ${seed} stopped without an end`);
  return { state, outcome, choices };
}
