import type { Kinds } from '@vigilia/kernel';
import type { Said } from '@vigilia/server/protocol';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import { clockTime } from '../i18n/dates.ts';
import { t } from '../i18n/translate.ts';
import { SeatName } from '../seats/seat-name.tsx';
import { saidWords } from './phrases.ts';

interface SaidLineProps<K extends Kinds> {
  readonly draft: AnswerDraft<K>;
  readonly said: Said;
}

export function TalkMessage<K extends Kinds>({ draft, said }: SaidLineProps<K>) {
  return (
    <li class="said">
      {said.seat === null ? (
        <b class="said-watcher">{t('talking.watcher')}</b>
      ) : (
        <SeatName look={draft.table.sitters.value[said.seat]} />
      )}
      <time dateTime={new Date(said.at).toISOString()}>{clockTime(said.at)}</time>
      <p>{saidWords((text) => draft.say(text), said)}</p>
    </li>
  );
}
