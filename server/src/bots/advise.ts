import { type Budget, remoteBot } from '@vigilia/bots';
import { type Advice, type Ask, type Game, imagining, isOffered, type Kinds } from '@vigilia/kernel';
import { z } from 'zod';
import { suggestion } from '../protocol/from-server.ts';
import { CLOSED, Gone } from './gone.ts';
import type { Pool } from './pool.ts';

export interface Advised<K extends Kinds> {
  /** The best first; nothing where nothing came to mind. */
  readonly advice: readonly Advice<K>[];
  /** For the log; null where there was none. */
  readonly failure: string | null;
}

const several = z.array(suggestion);

/** Asks a bot in a thread what it would choose, and why. It is told no more than the seat that is asked may know. */
export async function advise<K extends Kinds>(
  pool: Pool,
  game: Game<K>,
  bot: string,
  state: K['state'],
  ask: Ask<K['choice']>,
  budget: Budget,
): Promise<Advised<K>> {
  // Among equals the same question is given the same hint, whatever anybody else holds.
  const draw = () => ask.question;
  try {
    const said: unknown = await pool.lend(async (line) =>
      remoteBot(line, game, bot, budget).advise(
        game.view(state, ask.seat),
        ask,
        draw,
        imagining(game, state, ask),
      ),
    );
    const read = several.safeParse(said);
    if (read.success && read.data.every(({ choice }) => isOffered(ask, choice)))
      return { advice: read.data as readonly Advice<K>[], failure: null };
    return { advice: [], failure: 'the bot advised what is not offered' };
  } catch (error) {
    if (!(error instanceof Gone)) return { advice: [], failure: 'the bot failed' };
    // Whoever closes the house has no need to hear of it.
    return { advice: [], failure: error.message === CLOSED ? null : error.message };
  }
}
