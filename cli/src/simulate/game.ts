import { playOut } from '@vigilia/bots';
import { AuditLines, type Bot, type Kinds, type Outcome } from '@vigilia/kernel';
import type { LineFile } from '../audit/file.ts';
import { type Deal, dealOf } from '../command/deal.ts';
import type { Statistics } from '../ui/statistics.ts';

/** A series of games with the same seats, options and bots. Its seed is the name of the series. */
export interface Series<K extends Kinds = Kinds> extends Deal<K> {
  /** One for each seat. */
  readonly bots: readonly Bot<K>[];
  /** Receives every choice and every state, if there is one. */
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
): Promise<Finished<K>> {
  const { game, bots, seed, audit } = series;
  const dealt = dealOf(series, number);
  const lines = new AuditLines(game, dealt.header);
  audit?.write(lines.begin());
  audit?.write(lines.dealt(dealt.moment.state));
  for (const { event } of dealt.delivered) statistics.onEvent(event);
  let { state } = dealt.moment;
  let choices = 0;
  for await (const { by, choice, answered } of playOut(dealt, bots)) {
    choices++;
    state = answered.state;
    for (const { event } of answered.delivered) statistics.onEvent(event);
    audit?.write(lines.choice({ by, choice, state }));
  }
  audit?.write(lines.end());
  const outcome = game.outcome(state);
  if (outcome === null) throw new Error(`game ${number} of series ${seed} stopped without an end`);
  return { state, outcome, choices };
}
