import { type Refusal, refuse } from '@vigilia/kernel';
import type { Store } from '../store/store.ts';
import { personAt } from '../table/seats.ts';
import type { Viewpoint } from '../table/viewpoint.ts';
import { cleaned, whyNotWritten } from '../table/written-words.ts';
import { isPhrase } from './phrases.ts';
import type { TableChannel } from './table-channel.ts';
import type { TalkBody } from './talk.ts';

export interface TalkRequest {
  readonly key: string;
  readonly phrase?: string;
  readonly words?: string;
}

/** Stores what a viewer says, if the table allows it. Null: it is stored. */
export async function say(
  store: Store,
  channel: TableChannel,
  viewpoint: Viewpoint,
  request: TalkRequest,
  now: number,
): Promise<Refusal | null> {
  const { setting, chairs } = channel.loaded.table;
  const { own } = viewpoint;
  const reason = whyNot(setting, viewpoint, request);
  if (reason !== null) return reason;
  // Sent again, because the answer did not arrive.
  if (channel.talk.has(own, request.key)) return null;
  const name = own === null ? '' : (personAt(chairs[own])?.name ?? '');
  const { key, phrase, words } = request;
  const kept: TalkBody = {
    seat: own,
    name,
    ...(phrase === undefined ? {} : { phrase }),
    ...(words === undefined ? {} : { words: cleaned(words) }),
    key,
  };
  const said = await store.talk.say(channel.loaded.id, now, JSON.stringify(kept));
  store.notices.tell({ table: channel.loaded.id, about: 'talk', value: said.number });
  return null;
}

function whyNot(
  setting: TableChannel['loaded']['table']['setting'],
  { sees }: Viewpoint,
  { phrase, words }: TalkRequest,
): Refusal | null {
  if (setting.talk === 'off' || sees === 'nothing') return refuse(null, 'refusal.no-talk');
  if (phrase !== undefined) return isPhrase(phrase) ? null : refuse(null, 'refusal.no-such-phrase');
  return whyNotWritten(setting, words ?? '');
}
