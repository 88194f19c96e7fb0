import { isRefusal, type Refusal, refuse } from '@vigilia/kernel';
import type { Deed } from '../hall/hall.ts';
import { leaveOrder } from '../hall/leave-order.ts';
import type { LiveTable } from '../hall/live-table.ts';
import type { OpenHall } from '../hall/open-hall.ts';
import type { FromClient } from '../protocol/from-client.ts';
import { giveBack, wish } from '../table/deeds/absence.ts';
import { choose } from '../table/deeds/choose.ts';
import { answerUndo, askUndo, undo } from '../table/deeds/undo.ts';
import { whyNot } from '../table/why-not.ts';
import type { Listening } from './listening.ts';
import { isShutOut } from './place.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { speak } from './speak.ts';

/** What answering takes. */
export interface Answering {
  readonly hall: OpenHall;
  readonly rooms: Rooms;
  /** Something about a table has changed that is not in its log. */
  readonly stir: (live: LiveTable) => void;
  /** Somebody has come to a table. */
  readonly arrived: (room: Room) => void;
}

/** What has a key and is answered in its turn. */
type Keyed = Exclude<FromClient, { type: 'hello' | 'ping' | 'hint' }>;

/** Does what a message asks for and answers it. A deed that was done is answered by telling of it. */
export async function answer(
  answering: Answering,
  room: Room,
  listening: Listening,
  message: Keyed,
): Promise<void> {
  const { hall } = answering;
  const { key } = message;
  const deed = deedOf(hall, listening, message);
  if (deed === null) {
    const refusal = await doBeside(answering, room, listening, message);
    if (refusal === null) send(listening, { type: 'done', key, version: room.live.table.version });
    else refused(room, listening, key, refusal);
    return;
  }
  // Whoever comes from another process may have seen more than this one.
  if ('version' in message && message.version > room.live.table.version) await hall.catchUp(room.live);
  const done = await hall.act(room.live, deed);
  if (!isRefusal(done)) {
    if (done.already)
      send(listening, { type: 'done', key, version: done.version, ...(done.stop && { stop: done.stop }) });
    return;
  }
  if (done.reason.key === 'refusal.stale' && 'version' in message) stale(room, listening, message);
  else refused(room, listening, key, done);
}

function deedOf(hall: OpenHall, { identity }: Listening, message: Keyed): Deed | null {
  const who = { identity, key: message.key };
  switch (message.type) {
    case 'choose':
      return choose(who, message);
    case 'undo':
      return undo(who, message.version);
    case 'ask-undo':
      return askUndo(who, message.version, message.backTo);
    case 'answer-undo':
      return answerUndo(who, message.version, message.agree);
    case 'wish':
      return wish(hall.shelf, who, message);
    case 'return':
      return giveBack(who);
    case 'why':
    case 'order':
    case 'say':
    case 'write':
      return null;
  }
}

/** What is no deed of the table: questions, talk and orders. */
async function doBeside(
  { hall, rooms, stir }: Answering,
  room: Room,
  listening: Listening,
  message: Keyed,
): Promise<Refusal | null> {
  const place = room.placeOf(listening);
  if (place === null) return refuse(null, 'refusal.hello-first');
  if (message.type === 'why') return whyNot(room.live.table, listening.identity, message);
  if (message.type === 'order') {
    if (place.own === null) return refuse(null, 'refusal.not-seated');
    const left = await leaveOrder(hall, room.live, place.own, message.line);
    if ('refused' in left) return left;
    rooms.showPresence(room);
    stir(room.live);
    return null;
  }
  const { key } = message;
  const spoken =
    message.type === 'say'
      ? { key, phrase: message.phrase }
      : { key, words: 'words' in message ? message.words : '' };
  // One after the other: somebody who came back may say again what is still being kept.
  return room.live.inTurn(async () => {
    const refusal = await speak(hall.store, room, place, spoken, hall.now());
    if (refusal === null) await rooms.passOnTalk(room);
    return refusal;
  });
}

export function send(listening: Listening, message: object): void {
  listening.send(JSON.stringify(message));
}

export function refused(
  room: Room | null,
  listening: Listening,
  key: string | undefined,
  refusal: Refusal,
): void {
  const { clause, reason, column } = refusal;
  send(listening, {
    type: 'refused',
    ...(key === undefined ? {} : { key }),
    version: versionFor(room, listening),
    clause,
    reason,
    ...(column === undefined ? {} : { column }),
  });
}

/** How many deeds there are; those who may see nothing of a game are not told how far it has come. */
function versionFor(room: Room | null, listening: Listening): number {
  const place = room?.placeOf(listening) ?? null;
  if (room === null || place === null) return 0;
  const { table } = room.live;
  return isShutOut(place, table) ? 0 : table.version;
}

function stale(room: Room, listening: Listening, { key, version }: { key: string; version: number }): void {
  const place = room.placeOf(listening);
  const missed = place === null ? null : room.missed(place, version);
  send(listening, { type: 'stale', key, version: room.live.table.version, missed });
}
