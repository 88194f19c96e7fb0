import { type Budget, remoteBot } from '@vigilia/bots';
import {
  type Ask,
  type Choice,
  choiceAt,
  countChoices,
  type Game,
  imagining,
  isOffered,
  type Kinds,
} from '@vigilia/kernel';
import { draw } from './draw.ts';
import { Gone } from './gone.ts';
import type { Pool } from './pool.ts';

/** What a bot chose, or what was chosen at random where it failed. */
export interface Chosen<C extends Choice> {
  readonly choice: C;
  /** For the log; null where the bot chose. */
  readonly failure: string | null;
}

/** Asks a bot in a thread. It is told no more than its seat may know, and whatever it does a legal choice comes of it. */
export async function think<K extends Kinds>(
  pool: Pool,
  game: Game<K>,
  bot: string,
  state: K['state'],
  ask: Ask<K['choice']>,
  budget: Budget,
): Promise<Chosen<K['choice']>> {
  if (countChoices(ask) === 1) return { choice: choiceAt(ask, 0), failure: null };
  try {
    const choice: unknown = await pool.lend(async (line) =>
      remoteBot(line, game, bot, budget).choose(
        game.view(state, ask.seat),
        ask,
        draw,
        imagining(game, state, ask),
      ),
    );
    if (isChoice(choice) && isOffered(ask, choice)) return { choice, failure: null };
    return atRandom(ask, 'the bot chose what it was not offered');
  } catch (error) {
    // What a bot says about its failure may hold what its seat knows.
    return atRandom(ask, error instanceof Gone ? error.message : 'the bot failed');
  }
}

function atRandom<C extends Choice>(ask: Ask<C>, failure: string): Chosen<C> {
  return { choice: choiceAt(ask, draw(countChoices(ask))), failure };
}

function isChoice(answer: unknown): answer is Choice {
  return typeof answer === 'object' && answer !== null && 'verb' in answer;
}
