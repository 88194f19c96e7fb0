import type { Source } from '@vigilia/kernel';
import { t } from '../i18n/translate.ts';
import { Marked } from './marked.tsx';
import { PagePassages } from './passages.tsx';
import type { Chapter } from './search.ts';
import { markOf } from './source.ts';

interface Pages {
  readonly chapters: readonly Chapter[];
  /** Where the words of each clause come from. */
  readonly sources: ReadonlyMap<string, Source>;
  readonly game: string;
  /** The clause that the address names. */
  readonly current: string | null;
  /** The words looked for. */
  readonly wanted: string;
}

export function ChapterPages({ chapters, sources, game, current, wanted }: Pages) {
  return chapters.map(({ id, title, clauses, example }) => (
    <section key={id} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <dl>
        {clauses.map((clause) => {
          const mark = markOf(sources.get(clause.id));
          return (
            <div
              key={clause.id}
              id={clause.id}
              class="rulebook-clause"
              data-current={clause.id === current || undefined}
            >
              <dt>
                <a href={`/rules/${game}/${clause.id}`}>{clause.id}</a>
                {mark !== null && <small>{t(mark)}</small>}
              </dt>
              <dd>
                <Marked said={clause.words} wanted={wanted} />
                {clause.note !== null && (
                  <p class="rulebook-note">
                    <Marked said={clause.note} wanted={wanted} />
                  </p>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      {example !== null && (
        <aside class="rulebook-example" aria-labelledby={`${id}-example`}>
          <h3 id={`${id}-example`}>{example.title}</h3>
          <PagePassages page={example} heading="h4" wanted={wanted} />
        </aside>
      )}
    </section>
  ));
}
