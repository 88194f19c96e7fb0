import type { Kinds } from '@vigilia/kernel';
import type { Said } from '@vigilia/server/protocol';
import { t } from '../../i18n/translate.ts';
import type { AnswerDraft } from '../answer-draft.ts';
import { clockTime } from './clock-time.ts';
import { saidWords } from './said-words.ts';
import { Who } from './who.tsx';

interface SaidLineProps<K extends Kinds> {
  readonly draft: AnswerDraft<K>;
  readonly said: Said;
}

export function SaidLine<K extends Kinds>({ draft, said }: SaidLineProps<K>) {
  return (
    <li class="said">
      {said.seat === null ? (
        <b class="said-watcher">{t('talking.watcher')}</b>
      ) : (
        <Who draft={draft} seat={said.seat} />
      )}
      <time dateTime={new Date(said.at).toISOString()}>{clockTime(said.at)}</time>
      <p>{saidWords((text) => draft.say(text), said)}</p>
    </li>
  );
}
