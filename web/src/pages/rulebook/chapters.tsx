import type { Source } from '@vigilia/kernel';
import { t } from '../../i18n/translate.ts';
import { Marked, MarkedList, PagePassages } from './passages.tsx';
import * as rulebook from './rulebook.module.css';
import type { Chapter, FoundClause } from './search.ts';
import type { ReadRulebook } from './use-rulebook.ts';

interface Pages {
  readonly chapters: readonly Chapter[];
  readonly book: ReadRulebook;
  readonly game: string;
  /** The clause that the address names. */
  readonly current: string | null;
  /** The words looked for. */
  readonly wanted: string;
}

export function ChapterPages({ chapters, book, game, current, wanted }: Pages) {
  return chapters.map(({ id, title, clauses, example }) => (
    <section key={id} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <dl>
        {clauses.map((clause) => {
          const mark = markOf(book.sources.get(clause.id));
          return (
            <div
              key={clause.id}
              id={clause.id}
              class={rulebook.rulebookClause}
              data-current={clause.id === current || undefined}
            >
              <dt>
                <a href={`/rules/${game}/${clause.id}`}>{clause.id}</a>
                {mark !== null && <small>{t(mark)}</small>}
              </dt>
              <dd>
                <ClauseWords clause={clause} edition={book.printed?.edition ?? ''} wanted={wanted} />
              </dd>
            </div>
          );
        })}
      </dl>
      {example !== null && (
        <aside class={rulebook.rulebookExample} aria-labelledby={`${id}-example`}>
          <h3 id={`${id}-example`}>{example.title}</h3>
          <PagePassages page={example} heading="h4" wanted={wanted} Figure={book.Figure} />
        </aside>
      )}
    </section>
  ));
}

interface Words {
  readonly clause: FoundClause;
  /** The edition whose headings the clauses name. */
  readonly edition: string;
  readonly wanted: string;
}

/** The words of a clause, what it lists, the note below them, and where an owner of the box finds it. */
function ClauseWords({ clause: { words, list, note, heading }, edition, wanted }: Words) {
  return (
    <>
      <Marked said={words} wanted={wanted} />
      <MarkedList list={list} wanted={wanted} />
      {note !== null && (
        <p class={rulebook.rulebookNote}>
          <Marked said={note} wanted={wanted} />
        </p>
      )}
      {heading !== null && (
        <p class={rulebook.rulebookPrinted}>
          <Marked said={t('rules.printed-at', { edition, heading })} wanted={wanted} />
        </p>
      )}
    </>
  );
}

/** What the marks beside the clauses of this book mean; marks that it does not bear are left out. */
export function Legend({ sources }: { readonly sources: ReadonlyMap<string, Source> }) {
  const borne = new Set<string>(sources.values());
  return (
    <aside class={rulebook.rulebookLegend} aria-label={t('rules.marks')}>
      <dl>
        {Object.entries(MARKS)
          .filter(([source]) => borne.has(source))
          .map(([source, { mark, meaning }]) => (
            <div key={source}>
              <dt>{t(mark)}</dt>
              <dd>{t(meaning)}</dd>
            </div>
          ))}
      </dl>
    </aside>
  );
}

/** What a clause bears that is not simply printed: the mark beside its id, and what that mark means. */
const MARKS: Readonly<Record<Exclude<Source, 'printed'>, { mark: string; meaning: string }>> = {
  ours: { mark: 'rules.ours', meaning: 'rules.ours-means' },
  'partly-ours': { mark: 'rules.partly-ours', meaning: 'rules.partly-ours-means' },
  'ours-and-editions': { mark: 'rules.ours-and-editions', meaning: 'rules.ours-and-editions-means' },
  editions: { mark: 'rules.editions', meaning: 'rules.editions-means' },
  public: { mark: 'rules.public', meaning: 'rules.public-means' },
};

/** The key of a clause's mark; null if it is printed. */
function markOf(source: Source | undefined): string | null {
  return source === undefined || source === 'printed' ? null : MARKS[source].mark;
}
