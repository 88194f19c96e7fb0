import { type Compared, type Remembered, reachOf } from '@vigilia/kernel';
import { dayAndTime } from '../i18n/dates.ts';
import { t } from '../i18n/translate.ts';
import type { Table } from '../table/table.ts';
import { download } from './download.ts';
import type { Finding } from './verify.ts';

interface Comparison {
  readonly remembered: Remembered | null;
  readonly finding: Pick<Extract<Finding, { holds: true }>, 'compared' | 'entries'>;
}

/** Says which parts of this device's note could be compared with the record, and which could not. */
export function ComparedWith({ remembered, finding }: Comparison) {
  if (remembered === null) return <p class="verify-lacks">{t('verify.not-seen')}</p>;
  const seen = dayAndTime(remembered.seenAt);
  const { compared, entries } = finding;
  const has = (what: Compared) => compared.includes(what);
  const { shown = [], withheld = null } = remembered;
  return (
    <ul class="verify-compared">
      <li>{t(remembered.sawBeginning ? 'verify.seen-before' : 'verify.seen-late', { seen })}</li>
      <li>{t(has('entropy') ? 'verify.entropy' : 'verify.no-entropy')}</li>
      <li>{t(has('entropyHashes') ? 'verify.entropy-hashes' : 'verify.no-entropy-hashes')}</li>
      <li>{t(has('options') ? 'verify.options' : 'verify.no-options')}</li>
      <li>{t(has('undealt') ? 'verify.undealt' : 'verify.no-undealt')}</li>
      <li>
        {has('links')
          ? t('verify.links', { ...reachOf(shown), of: entries })
          : aboutLink(remembered, has('link'))}
      </li>
      {withheld !== null && <li class="verify-fault">{t('verify.withheld', { n: withheld })}</li>}
    </ul>
  );
}

function aboutLink({ link }: Remembered, isCompared: boolean): string {
  if (isCompared) return t('verify.link');
  return t(link === null ? 'verify.no-link' : 'verify.unlinked');
}

/** Downloads this device's note, for `vigilia audit FILE --remembered NOTE` and other programs. */
export function KeepNote({ table }: { readonly table: Pick<Table, 'game' | 'remembered'> }) {
  const remembered = table.remembered?.() ?? null;
  if (remembered === null) return null;
  return (
    <button
      type="button"
      onClick={() => download(`vigilia-${table.game}-note.json`, `${JSON.stringify(remembered)}\n`)}
    >
      {t('verify.keep-note')}
    </button>
  );
}
