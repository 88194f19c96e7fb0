import { type Bot, countChoices, type Kinds, type Outcome, type Session } from '@vigilia/kernel';
import { playOut } from '../play-out.ts';
import type { Counts } from './counts.ts';
import type { Decision, Watch } from './watch.ts';

/** What a single game came to, as plain data: it may have been played elsewhere. */
export interface Match extends Outcome {
  /** Who sat where. */
  readonly names: readonly string[];
  readonly choices: number;
  /** By seat: how long each choice took that was one, in milliseconds. */
  readonly thought: readonly (readonly number[])[];
  /** By seat: what the game counted. */
  readonly counts: readonly Counts[];
  /** What the game counted of the whole table. */
  readonly table: Counts;
}

export interface Sitting<K extends Kinds> {
  readonly names: readonly string[];
  /** By seat, as the names. */
  readonly bots: readonly Bot<K>[];
  readonly watch: Watch<K> | null;
  /** Milliseconds, from whenever. */
  readonly clock: () => number;
}

/** Plays a game to its end with an eye on the clock. */
export async function playMatch<K extends Kinds>(
  session: Session<K>,
  { names, bots, watch, clock }: Sitting<K>,
): Promise<Match> {
  const { game } = session;
  const thought: number[][] = names.map(() => []);
  let asked: Pick<Decision<K>, 'view' | 'ask'> | undefined;
  let { state } = session.moment;
  let choices = 0;
  for await (const { choice, answered } of playOut(session, bots.map(timed))) {
    choices++;
    state = answered.state;
    if (asked !== undefined) watch?.hear({ ...asked, choice, delivered: answered.delivered, state });
  }
  const outcome = game.outcome(state);
  if (outcome === null) throw new Error('a game stopped without an end');
  const { seats: counts, table } = watch?.end(state, outcome) ?? { seats: names.map(() => ({})), table: {} };
  return { ...outcome, names, choices, thought, counts, table };

  function timed(bot: Bot<K>): Bot<K> {
    return {
      async choose(view, ask, draw, imagine) {
        asked = { view, ask };
        const start = clock();
        const choice = await bot.choose(view, ask, draw, imagine);
        if (countChoices(ask) > 1) thought[ask.seat]?.push(clock() - start);
        return choice;
      },
    };
  }
}
