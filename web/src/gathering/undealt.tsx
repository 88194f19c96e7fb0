import type { AbandonedDeal } from '@vigilia/kernel';
import { t } from '../i18n/translate.ts';
import { abandonedDealWords } from '../table/undealt-words.ts';

/** How many deals were broken off at this table, and who did it, for all to see. */
export function AbandonedDeals({ undealt }: { readonly undealt: readonly AbandonedDeal[] }) {
  return (
    <div class="gathering-undealt" role="status">
      {undealt.length > 0 && (
        <>
          <p>{t('gathering.undealt', { count: undealt.length })}</p>
          <ul>
            {undealt.map((each) => (
              <li key={each.entropyHashes.join()}>{abandonedDealWords(each)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
