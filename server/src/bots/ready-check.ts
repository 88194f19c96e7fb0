import type { BotQuestion } from './bot-port.ts';

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
