import { isRefusal } from '@vigilia/kernel';
import type { Hints } from '../bots/hints.ts';
import { refused, send } from './answer.ts';
import type { Listening } from './subscriber.ts';
import type { Room } from './table-channel.ts';

/** Answers whoever asks for a hint, as soon as a bot has thought of one. */
export async function giveHint(hints: Hints, room: Room, listening: Listening, key: string): Promise<void> {
  const { live } = room;
  const advice = await hints.give(live, listening.identity);
  if (isRefusal(advice)) refused(room, listening, key, advice);
  else send(listening, { type: 'advice', key, version: live.table.version, advice });
}
