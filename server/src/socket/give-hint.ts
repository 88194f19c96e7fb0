import { isRefusal } from '@vigilia/kernel';
import type { Hints } from '../bots/hints.ts';
import { refused, send } from './answer.ts';
import type { Subscriber } from './subscriber.ts';
import type { TableChannel } from './table-channel.ts';

/** Answers whoever asks for a hint, as soon as a bot has thought of one. */
export async function giveHint(
  hints: Hints,
  channel: TableChannel,
  subscriber: Subscriber,
  key: string,
): Promise<void> {
  const { loaded } = channel;
  const advice = await hints.give(loaded, subscriber.identity);
  if (isRefusal(advice)) refused(channel, subscriber, key, advice);
  else send(subscriber, { type: 'advice', key, version: loaded.table.version, advice });
}
