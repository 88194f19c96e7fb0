import { type remoteBot, webChannel } from '@vigilia/bots';

/** A thread in which bots think. */
export interface BotThread {
  readonly line: Parameters<typeof remoteBot>[0];
  end(): void;
}

export function threadIn(worker: Worker): BotThread {
  return { line: webChannel(worker), end: () => worker.terminate() };
}
