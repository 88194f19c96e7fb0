import type { remoteBot, WorkerChannel } from '@vigilia/bots';

/** The server's end of the connection to a thread of bots. */
export type BotPort = Parameters<typeof remoteBot>[0];
export type BotQuestion = BotPort extends WorkerChannel<infer Sent, unknown> ? Sent : never;
export type BotAnswer = BotPort extends WorkerChannel<never, infer Said> ? Said : never;

/** No question has this number: they are counted from 1. */
const NUMBER = 0;

/**
 * A question about no game to no bot. Any answer to it, an error included, shows that the thread has loaded and
 * listens: only then does the time of a real question run.
 */
export const READY_CHECK: BotQuestion = {
  type: 'question',
  number: NUMBER,
  game: '',
  bot: '',
  budget: { iterations: 1 },
  ask: {
    seat: 0,
    clause: '',
    prompt: { key: '', vars: {} },
    choices: [],
    ranges: [],
    question: 0,
  },
  state: { seats: 0, answered: 0, question: 0, agenda: [], chance: { seed: '', drawn: {} } },
  word: 0,
};

/** Why a thread no longer answers, in words for the log: never what it was asked, nor what a bot said. */
export class ThreadEnded extends Error {}

export const LATE = 'the bot took too long and its thread was ended';
export const LOST = 'the thread of the bot was lost';
/** The server is stopping: the choice made at random instead is not played. */
export const CLOSED = 'the bots were stopped';
