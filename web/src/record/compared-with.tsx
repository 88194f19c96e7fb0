import type { Compared, Remembered } from '@vigilia/kernel';
import { dayAndTime } from '../i18n/dates.ts';
import { t } from '../i18n/translate.ts';
import type { Table } from '../table/table.ts';
import { download } from './download.ts';

interface Comparison {
  readonly remembered: Remembered | null;
  readonly compared: readonly Compared[];
}

/** Says which parts of this device's note could be compared with the record, and which could not. */
export function ComparedWith({ remembered, compared }: Comparison) {
  if (remembered === null) return <p class="verify-lacks">{t('verify.not-seen')}</p>;
  const seen = dayAndTime(remembered.seenAt);
  const has = (what: Compared) => compared.includes(what);
  return (
    <ul class="verify-compared">
      <li>{t(remembered.sawBeginning ? 'verify.seen-before' : 'verify.seen-late', { seen })}</li>
      <li>{t(has('entropy') ? 'verify.entropy' : 'verify.no-entropy')}</li>
      <li>{t(has('entropyHashes') ? 'verify.entropy-hashes' : 'verify.no-entropy-hashes')}</li>
      <li>{t(has('options') ? 'verify.options' : 'verify.no-options')}</li>
      <li>{t(has('undealt') ? 'verify.undealt' : 'verify.no-undealt')}</li>
      <li>{aboutLink(remembered, has('link'))}</li>
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
