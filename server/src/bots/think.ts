import {
  type Ask,
  type Choice,
  choiceAt,
  countChoices,
  isOffered,
  type Kinds,
  type Text,
} from '@vigilia/kernel';
import { suggestion } from '../protocol/from-server.ts';
import { askInThread, type Question } from './ask-in-thread.ts';
import { draw } from './pace.ts';
import type { Pool } from './pool.ts';

/** What a bot chose, or what was chosen at random if it failed. */
export interface Chosen<C extends Choice> {
  readonly choice: C;
  /** For the log; null if the bot chose. */
  readonly failure: string | null;
}

/** What a bot said to a person who decides, and why. */
export interface Spoken<C extends Choice> extends Chosen<C> {
  /** The strongest of its reasons; null if it gave none. */
  readonly reason: Text | null;
}

/** Asks a bot in a thread what it says to a person who decides. A bot that gives no reasons says what it chooses. */
export async function speak<K extends Kinds>(
  pool: Pool,
  question: Question<K>,
): Promise<Spoken<K['choice']>> {
  const { ask } = question;
  const { said, failure } = await askInThread(pool, 'speak', question, draw);
  if (failure !== null) return { ...atRandom(ask, failure), reason: null };
  const first = suggestion.safeParse(Array.isArray(said) ? said[0] : null);
  if (!first.success || !isOffered(ask, first.data.choice))
    return { ...atRandom(ask, 'the bot said what it was not offered'), reason: null };
  const { choice, reasons } = first.data;
  return { choice, failure: null, reason: reasons[0] ?? null };
}

/** Asks a bot in a thread what it chooses. The answer is a legal choice even if the bot fails. */
export async function think<K extends Kinds>(
  pool: Pool,
  question: Question<K>,
): Promise<Chosen<K['choice']>> {
  const { ask } = question;
  if (countChoices(ask) === 1) return { choice: choiceAt(ask, 0), failure: null };
  const { said, failure } = await askInThread(pool, 'choose', question, draw);
  if (failure !== null) return atRandom(ask, failure);
  if (isChoice(said) && isOffered(ask, said)) return { choice: said, failure: null };
  return atRandom(ask, 'the bot chose what it was not offered');
}

function atRandom<C extends Choice>(ask: Ask<C>, failure: string): Chosen<C> {
  return { choice: choiceAt(ask, draw(countChoices(ask))), failure };
}

function isChoice(answer: unknown): answer is Choice {
  return typeof answer === 'object' && answer !== null && 'verb' in answer;
}
