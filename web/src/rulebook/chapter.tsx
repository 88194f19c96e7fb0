import { t } from '../say/voice.ts';
import { type Chapter, marked } from './search.ts';

interface Pages {
  readonly chapters: readonly Chapter[];
  /** Clauses that are rulings of ours. */
  readonly rulings: ReadonlySet<string>;
  readonly game: string;
  /** The clause somebody was led to. */
  readonly current: string | null;
  /** The words looked for. */
  readonly wanted: string;
}

export function ChapterPages({ chapters, rulings, game, current, wanted }: Pages) {
  return chapters.map(({ id, title, clauses }) => (
    <section key={id} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <dl>
        {clauses.map((clause) => (
          <div
            key={clause.id}
            id={clause.id}
            class="rulebook-clause"
            data-current={clause.id === current || undefined}
          >
            <dt>
              <a href={`/rules/${game}/${clause.id}`}>{clause.id}</a>
              {rulings.has(clause.id) && <small title={t('rules.ruling-why')}>{t('rules.ruling')}</small>}
            </dt>
            <dd>
              {marked(clause.words, wanted).map((piece, index) =>
                index % 2 === 0 ? piece : <mark key={index}>{piece}</mark>,
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
