import type { Undealt } from '@vigilia/kernel';
import { t } from '../i18n/translate.ts';
import { undealtWords } from '../table/undealt-words.ts';

/** How many deals were broken off at this table, and who did it, for all to see. */
export function UndealtDeals({ undealt }: { readonly undealt: readonly Undealt[] }) {
  return (
    <div class="gathering-undealt" role="status">
      {undealt.length > 0 && (
        <>
          <p>{t('gathering.undealt', { count: undealt.length })}</p>
          <ul>
            {undealt.map((each) => (
              <li key={each.entropyHashes.join()}>{undealtWords(each)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
