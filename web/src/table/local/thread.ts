import { type remoteBot, webLine } from '@vigilia/bots';

/** A thread in which bots think. */
export interface BotThread {
  readonly channel: Parameters<typeof remoteBot>[0];
  end(): void;
}

export function threadIn(worker: Worker): BotThread {
  return { channel: webLine(worker), end: () => worker.terminate() };
}
