import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { GAMES } from '../../games/registry.ts';
import { t } from '../../i18n/translate.ts';
import { ShellBar } from '../../shell/shell-bar.tsx';
import { ChapterPages, Legend } from './chapters.tsx';
import { ProsePages } from './passages.tsx';
import * as styles from './rulebook.module.css';
import { find, findPages, putRight } from './search.ts';
import { useRulebook } from './use-rulebook.ts';

/** The rules of a game as numbered clauses, with the pages around them, to read and to search. */
export function RulesPage({ game, clause }: { readonly game: string; readonly clause: string | null }) {
  const book = useRulebook(game);
  const wanted = useSignal('');
  useEffect(() => {
    if (clause !== null) wanted.value = '';
    document.getElementById(clause ?? '')?.scrollIntoView({ block: 'center' });
  }, [clause, book.value]);
  const open = book.value;
  const meant = open === null ? wanted.value : putRight(open, wanted.value);
  const before = findPages(open?.before, meant);
  const chapters = open === null ? [] : find(open, meant);
  const after = findPages(open?.after, meant);
  const isMissing = clause !== null && open !== null && wanted.value === '' && !open.sources.has(clause);
  const count = chapters.reduce((sum, { clauses }) => sum + clauses.length, 0);
  return (
    <>
      <ShellBar title={open?.title ?? t('rules.title')} />
      <main class={styles.rulebook} id="main" tabIndex={-1}>
        <search class={styles.rulebookSearch}>
          <nav aria-label={t('rules.games')}>
            {GAMES.map(({ profile: { id, title } }) => (
              <a
                key={id}
                class="button"
                href={`/rules/${id}`}
                aria-current={id === game ? 'page' : undefined}
              >
                {title}
              </a>
            ))}
          </nav>
          <label>
            <span>{t('rules.search')}</span>
            <input
              type="search"
              value={wanted.value}
              onInput={({ currentTarget }) => {
                wanted.value = currentTarget.value;
              }}
            />
          </label>
          <p role="status">
            {isMissing
              ? t('rules.no-clause', { clause })
              : wanted.value === ''
                ? t('rules.hint')
                : t('rules.found', { count })}
          </p>
        </search>
        {open !== null && (
          <div class={styles.rulebookBook}>
            <ContentsLists
              game={game}
              entries={[...before, ...chapters, ...after]}
              hasSummary={open.summary !== undefined}
            />
            <div class={styles.rulebookChapters}>
              <ProsePages pages={before} wanted={meant} Figure={open.Figure} />
              {chapters.length > 0 && <Legend sources={open.sources} />}
              <ChapterPages chapters={chapters} book={open} game={game} current={clause} wanted={meant} />
              <ProsePages pages={after} wanted={meant} Figure={open.Figure} />
            </div>
          </div>
        )}
      </main>
    </>
  );
}

interface Contents {
  readonly game: string;
  readonly entries: readonly { readonly id: string; readonly title: string }[];
  readonly hasSummary: boolean;
}

/** The table of contents: beside the book if there is room, folded above it if there is not. */
function ContentsLists(contents: Contents) {
  return (
    <>
      <nav class={styles.rulebookContents} aria-label={t('rules.contents')}>
        <Entries {...contents} />
      </nav>
      <details class={styles.rulebookContentsFolded}>
        <summary>{t('rules.contents')}</summary>
        <Entries {...contents} />
      </details>
    </>
  );
}

function Entries({ game, entries, hasSummary }: Contents) {
  return (
    <ul>
      {hasSummary && (
        <li>
          <a class={styles.rulebookToSummary} href={`/rules/${game}/summary`}>
            {t('rules.summary')}
          </a>
        </li>
      )}
      {entries.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
