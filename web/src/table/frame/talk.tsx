import type { Kinds } from '@vigilia/kernel';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/translate.ts';
import type { Company } from '../company.ts';
import type { Desk } from '../answer-draft.ts';
import { PhraseBook } from './phrase-book.tsx';
import { SaidLine } from './said-line.tsx';
import { markRead } from './unread.ts';
import { WriteLine } from './write-line.tsx';
import './talk.css';

/** What people say at this table; nothing where nobody else is there, or where there is no talking. */
export function Talk<K extends Kinds>({ desk }: { readonly desk: Desk<K> }) {
  const { company } = desk.table;
  if (company === null || company.card.value.setting.talk === 'off') return null;
  return <Conversation desk={desk} company={company} />;
}

function Conversation<K extends Kinds>({
  desk,
  company,
}: {
  readonly desk: Desk<K>;
  readonly company: Company;
}) {
  const list = useRef<HTMLOListElement>(null);
  const said = company.talk.value;
  useLayoutEffect(() => {
    const { current } = list;
    if (current === null) return;
    current.scrollTop = current.scrollHeight;
    if (!document.hidden && current.checkVisibility()) markRead(company);
  }, [said]);
  return (
    <section class="talk" aria-label={t('talking.title')}>
      {said.length === 0 && <p class="talk-nothing">{t('talking.nothing')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls. */}
      <ol ref={list} class="talk-lines" tabIndex={0} aria-label={t('talking.title')}>
        {said.map((each) => (
          <SaidLine key={each.number} desk={desk} said={each} />
        ))}
      </ol>
      <div class="talk-say">
        {company.card.value.setting.talk === 'free' && <WriteLine desk={desk} company={company} />}
        <PhraseBook desk={desk} company={company} />
      </div>
    </section>
  );
}
