import { useSignal } from '@preact/signals';
import { type Kinds, text } from '@vigilia/kernel';
import type { Said } from '@vigilia/server/protocol';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import { clockTime } from '../i18n/dates.ts';
import { t } from '../i18n/translate.ts';
import { scrollStop, useFollowing } from '../platform/scrolling.ts';
import { SeatName } from '../seats/seat-badge.tsx';
import type { Company } from '../table/company.ts';
import { Icon } from '../ui/icon.tsx';
import { messageText, PHRASES } from './phrases.ts';
import * as styles from './talk.module.css';
import { markRead } from './unread.ts';

/** The talk at a table on a server; empty if the table allows no talk. */
export function Talk<K extends Kinds>({ draft, isSpeaking = true }: TalkProps<K>) {
  const { company } = draft.table;
  if (company === null || company.card.value.setting.talk === 'off') return null;
  return <Conversation draft={draft} company={company} isSpeaking={isSpeaking} />;
}

interface TalkProps<K extends Kinds> {
  readonly draft: AnswerDraft<K>;
  /** Whether this person may say something besides reading. */
  readonly isSpeaking?: boolean;
}

function Conversation<K extends Kinds>({
  draft,
  company,
  isSpeaking,
}: TalkProps<K> & { readonly company: Company }) {
  const { list, isFollowing } = useFollowing<HTMLElement>();
  const said = company.talk.value;
  useLayoutEffect(() => scrollStop(list.current), []);
  useLayoutEffect(() => {
    const { current } = list;
    if (!document.hidden && current?.checkVisibility()) markRead(company);
  }, [said]);
  return (
    <div class={styles.talk}>
      {said.length === 0 && <p class={styles.talkNothing}>{t('talking.nothing')}</p>}
      <section
        ref={list}
        class={styles.talkLines}
        data-following={isFollowing.value}
        aria-label={t('talking.title')}
      >
        <ol aria-label={t('talking.title')}>
          {said.map((each) => (
            <TalkMessage key={each.number} draft={draft} said={each} />
          ))}
        </ol>
      </section>
      {isSpeaking && (
        <div class={styles.talkSay}>
          {company.card.value.setting.talk === 'free' && <WriteMessage draft={draft} company={company} />}
          <PhraseBook draft={draft} company={company} />
        </div>
      )}
    </div>
  );
}

interface SaidLineProps<K extends Kinds> {
  readonly draft: AnswerDraft<K>;
  readonly said: Said;
}

function TalkMessage<K extends Kinds>({ draft, said }: SaidLineProps<K>) {
  return (
    <li class={styles.said}>
      {said.seat === null ? (
        <b class={styles.saidWatcher}>{t('talking.watcher')}</b>
      ) : (
        <SeatName look={draft.table.sitters.value[said.seat]} />
      )}
      <time dateTime={new Date(said.at).toISOString()}>{clockTime(said.at)}</time>
      <p>{messageText((text) => draft.say(text), said)}</p>
    </li>
  );
}

/** The most a table takes in one message. */
const LONGEST = 500;

interface WriteLineProps<K extends Kinds> {
  readonly draft: AnswerDraft<K>;
  readonly company: Company;
}

/** The field for a message in one's own words. */
function WriteMessage<K extends Kinds>({ draft, company }: WriteLineProps<K>) {
  const words = useSignal('');
  const send = async () => {
    const written = words.value.trim();
    if (written === '') return;
    draft.refusal.value = await company.write(written);
    if (draft.refusal.value === null) words.value = '';
  };
  return (
    <form
      class={styles.talkWrite}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <input
        class="field"
        type="text"
        aria-label={t('talking.write')}
        placeholder={t('talking.write')}
        maxLength={LONGEST}
        value={words.value}
        onInput={({ currentTarget }) => {
          words.value = currentTarget.value;
        }}
      />
      <button type="submit" aria-disabled={words.value.trim() === ''}>
        {t('talking.send')}
      </button>
    </form>
  );
}

interface PhraseBookProps<K extends Kinds> {
  readonly draft: AnswerDraft<K>;
  readonly company: Company;
}

/** Phrases that each person reads in their own language. */
function PhraseBook<K extends Kinds>({ draft, company }: PhraseBookProps<K>) {
  const id = useId();
  const book = useRef<HTMLDivElement>(null);
  const say = async (phrase: string) => {
    book.current?.hidePopover();
    draft.refusal.value = await company.say(phrase);
  };
  return (
    <>
      <button type="button" popovertarget={id}>
        <Icon name="talk" />
        {t('talking.phrases')}
      </button>
      <div id={id} ref={book} class={styles.phraseBook} popover="auto">
        {Object.entries(PHRASES).map(([phrase, key]) => (
          <button key={phrase} type="button" onClick={() => void say(phrase)}>
            {draft.say(text(key))}
          </button>
        ))}
      </div>
    </>
  );
}
