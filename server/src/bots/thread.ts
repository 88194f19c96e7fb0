import { Worker } from 'node:worker_threads';
import { nodeChannel } from '@vigilia/bots';
import type { BotAnswer, BotPort } from './bot-port.ts';
import { LOST, READY_CHECK, ThreadEnded } from './bot-port.ts';

type Lose = (reason: ThreadEnded) => void;

/** A thread where bots think. */
export interface Thread {
  /** Kept once it listens, broken if it never will. */
  readonly ready: Promise<void>;
  /**
   * The port for the next question; `lost` is called when no answer will come over it any more. The port before it is
   * dropped: a thread lives for weeks.
   */
  port(lost: Lose): BotPort;
  /** Ends it, in the middle of a job too. */
  end(reason: string): Promise<unknown>;
}

export interface Start {
  readonly entry: URL;
  /** Milliseconds it may take until it listens. */
  readonly startWithin: number;
  /** Called when the thread has ended for any reason. */
  gone(): void;
}

export function startThread({ entry, startWithin, gone }: Start): Thread {
  // The environment holds secrets of the server, and what a bot prints would be in the server's log.
  const worker = new Worker(entry, { env: {}, stdout: true, stderr: true });
  worker.stdout.resume();
  worker.stderr.resume();
  const channel: BotPort = nodeChannel(worker);
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  let isReady = false;
  let over: ThreadEnded | undefined;
  let losing: Lose[] = [reject];
  let hearing = (_message: BotAnswer) => {
    isReady = true;
    clearTimeout(starting);
    resolve();
  };

  function end(reason: string): Promise<unknown> {
    if (over === undefined) {
      over = new ThreadEnded(reason);
      clearTimeout(starting);
      gone();
      for (const lost of losing) lost(over);
    }
    return worker.terminate();
  }

  const starting = setTimeout(() => void end('the thread of the bots did not start in time'), startWithin);
  channel.listen(
    (message: unknown) => {
      if (isMessage(message)) hearing(message);
    },
    // What went wrong before anything was asked tells nothing of any table; later it might.
    ({ message }) => void end(isReady ? LOST : `the thread of the bots did not start: ${message}`),
  );
  channel.send(READY_CHECK);

  return {
    ready,
    port(lost) {
      losing = [lost];
      if (over !== undefined) lost(over);
      return {
        send: channel.send,
        listen(hear, lostToo) {
          hearing = hear;
          losing.push(lostToo);
        },
      };
    },
    end,
  };
}

/** A bot may send anything: nonsense must not end the server. */
function isMessage(message: unknown): message is BotAnswer {
  return typeof message === 'object' && message !== null;
}
