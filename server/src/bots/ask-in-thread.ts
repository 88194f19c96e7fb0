import { type Budget, remoteBot } from '@vigilia/bots';
import { type Ask, type Draw, type Game, imagining, type Kinds } from '@vigilia/kernel';
import { ThreadEnded } from './bot-port.ts';
import type { Pool } from './pool.ts';

/** A question of the game that a bot is to think about. */
export interface Question<K extends Kinds> {
  readonly game: Game<K>;
  readonly bot: string;
  readonly state: K['state'];
  readonly ask: Ask<K['choice']>;
  readonly budget: Budget;
}

/** What a bot said, not checked yet, or why it said nothing. */
interface Answer {
  readonly said: unknown;
  /** For the log; null if the bot answered. */
  readonly failure: string | null;
}

/** Asks a bot in a thread. The thread gets no more than the seat that is asked may know. */
export async function askInThread<K extends Kinds>(
  pool: Pool,
  wanted: 'choose' | 'advise' | 'speak',
  { game, bot, state, ask, budget }: Question<K>,
  draw: Draw,
): Promise<Answer> {
  try {
    const view = game.view(state, ask.seat);
    const imagine = imagining(game, state, ask);
    const said = await pool.run(async (port) =>
      remoteBot(port, game, bot, budget)[wanted](view, ask, draw, imagine),
    );
    return { said, failure: null };
  } catch (error) {
    // What a bot says about its failure may hold what its seat knows.
    return { said: null, failure: error instanceof ThreadEnded ? error.message : 'the bot failed' };
  }
}
