import type { remoteBot, WorkerChannel } from '@vigilia/bots';

/** Our end of a line to bots. */
export type BotPort = Parameters<typeof remoteBot>[0];
export type BotQuestion = BotPort extends WorkerChannel<infer Sent, unknown> ? Sent : never;
export type BotAnswer = BotPort extends WorkerChannel<never, infer Said> ? Said : never;

/** No question has this number: they are counted from 1. */
const NUMBER = 0;

/**
 * A question about no game to no bot. Whatever is said to it, and be it that there is no such game, shows that the
 * thread has loaded and listens: only then does the time of a true question run.
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

/** Why a thread answers no more, in words for the log: never what it was asked, nor what a bot said. */
export class ThreadEnded extends Error {}

export const LATE = 'the bot took too long and its thread was ended';
export const LOST = 'the thread of the bot was lost';
/** Whoever hears this is closing down: what was chosen at random instead need not be played. */
export const CLOSED = 'the bots were sent home';
