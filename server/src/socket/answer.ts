import { canBeRead, isRefusal, type Refusal, refuse } from '@vigilia/kernel';
import type { Hints } from '../bots/hints.ts';
import type { Limits } from '../limits/limits.ts';
import type { LoadedTable } from '../live-tables/loaded-table.ts';
import type { Tables } from '../live-tables/tables.ts';
import type { FromClient } from '../protocol/from-client.ts';
import type { Command } from '../table/command.ts';
import { giveBack, knock, vote } from '../table/commands/absence.ts';
import { choose } from '../table/commands/choose.ts';
import { answerUndo, askUndo, undo } from '../table/commands/undo.ts';
import { isShutOut } from '../table/viewpoint.ts';
import { whyNot } from '../table/why-not.ts';
import { say } from './say.ts';
import type { TableChannel } from './table-channel.ts';
import type { TableChannels } from './table-channels.ts';
import type { Subscriber } from './viewer-group.ts';

/** What answers need. */
export interface AnswerContext {
  readonly tables: Tables;
  readonly channels: TableChannels;
  readonly limits: Pick<Limits, 'drafts'>;
  /** Called when something about a table has changed that is not in its log. */
  readonly checkAutoplay: (loaded: LoadedTable) => void;
  /** Called when a client has joined a channel. */
  readonly joined: (channel: TableChannel) => void;
}

/** The messages that have a key and are answered in turn. */
type Keyed = Exclude<FromClient, { type: 'hello' | 'ping' | 'hint' }>;

/** The messages that say at which version of the table they were sent. */
type Versioned = Extract<FromClient, { version: number }>;

/** Does what a message asks for and answers it. `happened` is the answer to a command that was done. */
export async function answer(
  answering: AnswerContext,
  channel: TableChannel,
  subscriber: Subscriber,
  message: Keyed,
): Promise<void> {
  const { tables } = answering;
  const { key } = message;
  const command = commandOf(tables, channel, subscriber, message);
  if (command === null) {
    const refusal = await answerOutsideLog(answering, channel, subscriber, message);
    if (refusal === null) send(subscriber, { type: 'done', key, version: channel.loaded.table.version });
    else refused(channel, subscriber, key, refusal);
    return;
  }
  // A client that comes from another process may have seen more than this one.
  if ('version' in message && message.version > channel.loaded.table.version)
    await tables.catchUp(channel.loaded);
  const done = await tables.run(channel.loaded, command);
  if (!isRefusal(done)) {
    if (done.already)
      send(subscriber, { type: 'done', key, version: done.version, ...(done.stop && { stop: done.stop }) });
    return;
  }
  if ('version' in message && isStale(channel, message, done)) stale(channel, subscriber, message);
  else refused(channel, subscriber, key, done);
}

/**
 * Whether a command is refused because others acted before it arrived. A question may stay open while its choices change:
 * a choice that the rules refuse now may have been offered at the version its sender saw.
 */
function isStale({ loaded }: TableChannel, message: Keyed & Versioned, { clause, reason }: Refusal): boolean {
  if (reason.key === 'refusal.stale') return true;
  const { play, version } = loaded.table;
  if (message.type !== 'choose' || clause === null || play === null) return false;
  return message.version < version && canBeRead(play, message.line);
}

function commandOf(
  tables: Tables,
  { presence }: TableChannel,
  { identity }: Subscriber,
  message: Keyed,
): Command | null {
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
      return vote(tables.games, who, { ...message, present: presence.seats() });
    case 'knock':
      return knock(who, message);
    case 'return':
      return giveBack(who);
    case 'why':
    case 'draft':
    case 'order':
    case 'say':
    case 'write':
      return null;
  }
}

/** Answers what adds nothing to the log: questions, talk and orders. */
async function answerOutsideLog(
  { tables, channels, checkAutoplay, limits }: AnswerContext,
  channel: TableChannel,
  subscriber: Subscriber,
  message: Keyed,
): Promise<Refusal | null> {
  const viewpoint = channel.viewpointOf(subscriber);
  if (viewpoint === null) return refuse(null, 'refusal.hello-first');
  if (message.type === 'why') return whyNot(channel.loaded.table, subscriber.identity, message);
  if (message.type === 'draft') {
    const at = { rate: limits.drafts, now: tables.now() };
    const draft = channel.drafts.take(channel.loaded.table, viewpoint.own, message, at);
    if (draft !== null && isRefusal(draft)) return draft;
    if (draft !== null) channel.broadcast(draft, (viewer) => channel.drafts.mayFollow(viewer));
    return null;
  }
  if (message.type === 'order') {
    if (viewpoint.own === null) return refuse(null, 'refusal.not-seated');
    const left = await tables.orders.leave(channel.loaded, viewpoint.own, message.line);
    if ('refused' in left) return left;
    channels.broadcastPresence(channel);
    checkAutoplay(channel.loaded);
    return null;
  }
  const { key } = message;
  const request =
    message.type === 'say'
      ? { key, phrase: message.phrase }
      : { key, words: message.type === 'write' ? message.words : '' };
  // In turn: a client that reconnected may send again what is still being stored.
  return channel.loaded.inTurn(async () => {
    const refusal = await say(tables.store, channel, viewpoint, request, tables.now());
    if (refusal === null) await channels.deliverTalk(channel);
    return refusal;
  });
}

function send(subscriber: Subscriber, message: object): void {
  subscriber.send(JSON.stringify(message));
}

export function refused(
  channel: TableChannel | null,
  subscriber: Subscriber,
  key: string | undefined,
  refusal: Refusal,
): void {
  const { clause, reason, column } = refusal;
  send(subscriber, {
    type: 'refused',
    ...(key === undefined ? {} : { key }),
    version: versionFor(channel, subscriber),
    clause,
    reason,
    ...(column === undefined ? {} : { column }),
  });
}

/** The version of the table; 0 for a viewer who may see nothing of the game, nor how far it has come. */
function versionFor(channel: TableChannel | null, subscriber: Subscriber): number {
  const viewpoint = channel?.viewpointOf(subscriber) ?? null;
  if (channel === null || viewpoint === null) return 0;
  const { table } = channel.loaded;
  return isShutOut(viewpoint, table) ? 0 : table.version;
}

function stale(
  channel: TableChannel,
  subscriber: Subscriber,
  { key, version }: { key: string; version: number },
): void {
  const viewpoint = channel.viewpointOf(subscriber);
  const missed = viewpoint === null ? null : channel.missed(viewpoint, version);
  send(subscriber, { type: 'stale', key, version: channel.loaded.table.version, missed });
}

/** Answers a request for a hint, as soon as a bot has found one. */
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
