import { t } from '../i18n/translate.ts';
import type { Company } from '../table/company.ts';
import { Notice } from './notices/notice.tsx';

/** A rematch is open at another table: a link leads there. */
export function Rematch({ company }: { readonly company: Company }) {
  const { rematch } = company.card.value;
  if (rematch === null) return null;
  return (
    <Notice title={t('frame.again')}>
      <div class="notice-answers">
        <a class="button main" href={`/table/${rematch}`}>
          {t('frame.come-along')}
        </a>
      </div>
    </Notice>
  );
}
