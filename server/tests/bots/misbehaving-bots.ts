import { parentPort } from 'node:worker_threads';
import { type Ask, type Bot, type Choice, choiceAt, type Kinds } from '@vigilia/kernel';
import { noteStuck } from './stuck.ts';

const first = (ask: Ask): Choice => choiceAt(ask, 0);

/** Whether the leaver has answered in this thread. */
let hasAnswered = false;

/** Bots that do what no bot should. Those that answer choose the first of what they are offered. */
export const MISBEHAVING: Readonly<Record<string, Bot<Kinds>>> = {
  thrower: {
    choose(view) {
      throw new Error(`what I know: ${JSON.stringify(view)}`);
    },
  },
  endless: {
    choose() {
      noteStuck('endless');
      for (;;);
    },
  },
  silent: {
    choose() {
      noteStuck('silent');
      return new Promise(() => {});
    },
  },
  cheat: { choose: (_view, ask) => ({ ...first(ask), verb: 'win' }) },
  mumbler: { choose: () => null as unknown as Choice },
  deserter: { choose: () => process.exit() },
  leaver: {
    choose(_view, ask) {
      if (hasAnswered) process.exit();
      hasAnswered = true;
      return first(ask);
    },
  },
  bomber: {
    choose: (view) =>
      new Promise(() => {
        setImmediate(() => {
          throw new Error(`what I know: ${JSON.stringify(view)}`);
        });
      }),
  },
  babbler: {
    choose(_view, ask) {
      parentPort?.postMessage(null);
      parentPort?.postMessage('nonsense');
      parentPort?.postMessage({ type: 'answer', number: -1, choice: { verb: 'win' } });
      return first(ask);
    },
  },
  burglar: {
    choose(_view, ask) {
      if (Object.keys(process.env).length > 0) throw new Error('found something');
      return first(ask);
    },
  },
};
