import { type remoteBot, webChannel } from '@vigilia/bots';

/** A thread in which bots think. */
export interface BotThread {
  readonly channel: Parameters<typeof remoteBot>[0];
  end(): void;
}

export function threadIn(worker: Worker): BotThread {
  return { channel: webChannel(worker), end: () => worker.terminate() };
}
