import { t } from '../i18n/translate.ts';

interface Contents {
  readonly game: string;
  readonly entries: readonly { readonly id: string; readonly title: string }[];
  readonly hasSummary: boolean;
}

/** The table of contents: beside the book where there is room, folded above it where there is not. */
export function ContentsLists(contents: Contents) {
  return (
    <>
      <nav class="rulebook-contents" aria-label={t('rules.contents')}>
        <Entries {...contents} />
      </nav>
      <details class="rulebook-contents-folded">
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
          <a class="rulebook-to-summary" href={`/rules/${game}/summary`}>
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
