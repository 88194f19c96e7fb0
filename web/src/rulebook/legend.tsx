import type { Source } from '@vigilia/kernel';
import { t } from '../i18n/translate.ts';
import { MARKS } from './source.ts';

/** What the marks beside the clauses of this book mean; marks that it does not bear are left out. */
export function Legend({ sources }: { readonly sources: ReadonlyMap<string, Source> }) {
  const borne = new Set<string>(sources.values());
  return (
    <aside class="rulebook-legend" aria-label={t('rules.marks')}>
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
