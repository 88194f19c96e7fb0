import './rulebook.css';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { GAMES, type OpenRulebook, openRulebook } from '../games/rulebooks.ts';
import { currentLanguage, t } from '../say/voice.ts';
import { ShellBar } from '../shell/shell-bar.tsx';
import { ChapterPages } from './chapter.tsx';
import { find } from './search.ts';

/** The rules of a game as numbered clauses, to read, to search and to be led to. */
export function RulesPage({ game, clause }: { readonly game: string; readonly clause: string | null }) {
  const book = useSignal<OpenRulebook | null>(null);
  const wanted = useSignal('');
  useSignalEffect(() => {
    const language = currentLanguage() ?? 'en';
    void openRulebook(game, language).then((opened) => {
      book.value = opened;
    });
  });
  useEffect(() => {
    if (clause !== null) wanted.value = '';
    document.getElementById(clause ?? '')?.scrollIntoView({ block: 'center' });
  }, [clause, book.value]);
  const chapters = book.value === null ? [] : find(book.value, wanted.value);
  const count = chapters.reduce((sum, { clauses }) => sum + clauses.length, 0);
  return (
    <>
      <ShellBar title={book.value?.title ?? t('rules.title')} />
      <main class="rulebook" id="main" tabIndex={-1}>
        <search class="rulebook-search">
          <nav aria-label={t('rules.games')}>
            {GAMES.map((id) => (
              <a
                key={id}
                class="button"
                href={`/rules/${id}`}
                aria-current={id === game ? 'page' : undefined}
              >
                {id === 'diario' ? 'Diario' : id}
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
          <p role="status">{wanted.value === '' ? t('rules.hint') : t('rules.found', { count })}</p>
        </search>
        <div class="rulebook-book">
          <nav class="rulebook-contents" aria-label={t('rules.contents')}>
            <ul>
              {chapters.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div class="rulebook-chapters">
            {book.value !== null && (
              <ChapterPages
                chapters={chapters}
                rulings={book.value.rulings}
                game={game}
                current={clause}
                wanted={wanted.value}
              />
            )}
          </div>
        </div>
      </main>
    </>
  );
}
