import type { Kinds } from '@vigilia/kernel';
import { useLayoutEffect } from 'preact/hooks';
import { useFollowing } from '../browser/scrolling.ts';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import { t } from '../i18n/translate.ts';
import type { Company } from '../table/company.ts';
import { scrollStop } from '../ui/scroll-stop.ts';
import { PhraseBook } from './phrase-book.tsx';
import { TalkMessage } from './talk-message.tsx';
import { markRead } from './unread.ts';
import { WriteMessage } from './write-message.tsx';
import './talk.css';

/** The talk at a table on a server; empty where the table allows no talk. */
export function Talk<K extends Kinds>({ draft }: { readonly draft: AnswerDraft<K> }) {
  const { company } = draft.table;
  if (company === null || company.card.value.setting.talk === 'off') return null;
  return <Conversation draft={draft} company={company} />;
}

function Conversation<K extends Kinds>({
  draft,
  company,
}: {
  readonly draft: AnswerDraft<K>;
  readonly company: Company;
}) {
  const { list, isFollowing } = useFollowing<HTMLElement>();
  const said = company.talk.value;
  useLayoutEffect(() => scrollStop(list.current), []);
  useLayoutEffect(() => {
    const { current } = list;
    if (!document.hidden && current?.checkVisibility()) markRead(company);
  }, [said]);
  return (
    <div class="talk">
      {said.length === 0 && <p class="talk-nothing">{t('talking.nothing')}</p>}
      <section
        ref={list}
        class="talk-lines"
        data-following={isFollowing.value}
        aria-label={t('talking.title')}
      >
        <ol aria-label={t('talking.title')}>
          {said.map((each) => (
            <TalkMessage key={each.number} draft={draft} said={each} />
          ))}
        </ol>
      </section>
      <div class="talk-say">
        {company.card.value.setting.talk === 'free' && <WriteMessage draft={draft} company={company} />}
        <PhraseBook draft={draft} company={company} />
      </div>
    </div>
  );
}
