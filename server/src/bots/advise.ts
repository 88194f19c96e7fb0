import { type Advice, isOffered, type Kinds } from '@vigilia/kernel';
import { z } from 'zod';
import { suggestion } from '../protocol/from-server.ts';
import { askInThread, type Question } from './ask-in-thread.ts';
import { CLOSED } from './bot-port.ts';
import type { Pool } from './pool.ts';

export interface Advised<K extends Kinds> {
  /** The best first; nothing if nothing came to mind. */
  readonly advice: readonly Advice<K>[];
  /** For the log; null if there was none. */
  readonly failure: string | null;
}

const several = z.array(suggestion);

/** Asks a bot in a thread what it would choose, and why. */
export async function advise<K extends Kinds>(pool: Pool, question: Question<K>): Promise<Advised<K>> {
  const { ask } = question;
  // Among choices of equal worth the same question gets the same hint, so that it reveals nothing hidden.
  const { said, failure } = await askInThread(pool, 'advise', question, () => ask.question);
  // The server is stopping: that is no failure.
  if (failure !== null) return { advice: [], failure: failure === CLOSED ? null : failure };
  const read = several.safeParse(said);
  if (read.success && read.data.every(({ choice }) => isOffered(ask, choice)))
    return { advice: read.data as readonly Advice<K>[], failure: null };
  return { advice: [], failure: 'the bot advised what is not offered' };
}
