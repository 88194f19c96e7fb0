import { useSignal } from '@preact/signals';
import {
  type Compared,
  type EarlierGames,
  type Kinds,
  objectIn,
  type Remembered,
  reachOf,
  text,
} from '@vigilia/kernel';
import { useEffect } from 'preact/hooks';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import { dayAndTime } from '../i18n/dates.ts';
import { t } from '../i18n/translate.ts';
import { abandonedDealText } from '../table/company.ts';
import type { Table } from '../table/table.ts';
import { download } from './download.ts';
import * as styles from './record.module.css';
import type { Finding } from './verify.ts';

/** A button that deals and plays the game again and says whether the record is true. */
export function VerifyRecord<K extends Kinds>({ draft }: { readonly draft: AnswerDraft<K> }) {
  const isBusy = useSignal(false);
  /** Whether the verifier, which is fetched when it is wanted, did not arrive. */
  const isMissing = useSignal(false);
  const finding = useSignal<Finding | null>(null);
  const promise = useSignal<Promised | null>(null);
  useEffect(() => {
    void draft.table.record().then((file) => {
      promise.value = promisedIn(file);
    });
  }, []);
  const check = async () => {
    isBusy.value = true;
    isMissing.value = false;
    const remembered = draft.table.remembered?.() ?? null;
    try {
      const { verifyRecord } = await import('./verify.ts');
      finding.value = await verifyRecord(await draft.table.record(), draft.ui.game as never, remembered);
    } catch {
      isMissing.value = true;
    }
    isBusy.value = false;
  };
  return (
    <div class={styles.verify}>
      <button type="button" aria-busy={isBusy.value} onClick={() => isBusy.value || void check()}>
        {t('verify.verify')}
      </button>
      <div role="status">
        {isBusy.value
          ? t('verify.busy')
          : finding.value !== null && <Found draft={draft} finding={finding.value} />}
        {isMissing.value && t('shell.not-loaded')}
      </div>
      {promise.value !== null && (
        <details class={styles.verifyNumbers}>
          <summary>{t('verify.numbers')}</summary>
          <dl>
            <dt>{t('verify.seed')}</dt>
            <dd>{promise.value.seed}</dd>
            <dt>{t('verify.commitment')}</dt>
            <dd>{promise.value.commitment}</dd>
          </dl>
          <KeepNote table={draft.table} />
        </details>
      )}
    </div>
  );
}

function Found<K extends Kinds>({
  draft,
  finding,
}: {
  readonly draft: AnswerDraft<K>;
  readonly finding: Finding;
}) {
  if (!finding.holds) {
    return (
      <p class={styles.verifyFault}>
        {t('verify.fault', { line: finding.line })} {draft.say(finding.why)}
      </p>
    );
  }
  return (
    <>
      <p class={styles.verifyHolds}>
        {finding.earlier === null
          ? draft.say(text('verify.holds', { choices: finding.choices }))
          : aboutEarlierGame(finding.earlier)}
      </p>
      {finding.abandonedDeals.length > 0 && (
        <ul class={styles.verifyCompared}>
          {finding.abandonedDeals.map((each) => (
            <li key={each.entropyHashes.join()}>{abandonedDealText(each)}</li>
          ))}
        </ul>
      )}
      {draft.table.remembered !== undefined && (
        <ComparedWith remembered={draft.table.remembered()} finding={finding} />
      )}
    </>
  );
}

/** What became of a game of earlier rules. The notice above it says where it stops. */
function aboutEarlierGame({ began, now, allowed, same }: EarlierGames): string {
  if (allowed === 0) return t('verify.earlier-stopped', { began, now });
  return t(same === 0 ? 'verify.earlier-differs' : 'verify.earlier-same', { began, now });
}

/** The seed that a record names, and its hash that was shown before the deal. */
interface Promised {
  readonly seed: string;
  readonly commitment: string;
}

export function promisedIn(file: string): Promised {
  const { seed, commitment } = objectIn(file.slice(0, file.indexOf('\n'))) ?? {};
  return { seed: String(seed), commitment: String(commitment) };
}

interface Comparison {
  readonly remembered: Remembered | null;
  readonly finding: Pick<Extract<Finding, { holds: true }>, 'compared' | 'entries'>;
}

/** Says which parts of this device's note could be compared with the record, and which could not. */
function ComparedWith({ remembered, finding }: Comparison) {
  if (remembered === null) return <p>{t('verify.not-seen')}</p>;
  const seen = dayAndTime(remembered.seenAt);
  const { compared, entries } = finding;
  const has = (what: Compared) => compared.includes(what);
  const { shown = [] } = remembered;
  return (
    <ul class={styles.verifyCompared}>
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
    </ul>
  );
}

function aboutLink({ link }: Remembered, isCompared: boolean): string {
  if (isCompared) return t('verify.link');
  return t(link === null ? 'verify.no-link' : 'verify.unlinked');
}

/** Downloads this device's note, for `vigilia audit FILE --remembered NOTE` and other programs. */
function KeepNote({ table }: { readonly table: Pick<Table, 'game' | 'remembered'> }) {
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
