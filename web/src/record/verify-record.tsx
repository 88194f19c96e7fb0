import './record.css';
import { useSignal } from '@preact/signals';
import { type EarlierGames, type Kinds, text } from '@vigilia/kernel';
import { useEffect } from 'preact/hooks';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import { t } from '../i18n/translate.ts';
import { abandonedDealWords } from '../table/undealt-words.ts';
import { ComparedWith, KeepNote } from './compared-with.tsx';
import { type Promised, promisedIn } from './promised.ts';
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
    <div class="verify">
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
        <details class="verify-numbers">
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
      <p class="verify-fault">
        {t('verify.fault', { line: finding.line })} {draft.say(finding.why)}
      </p>
    );
  }
  return (
    <>
      <p class="verify-holds">
        {finding.earlier === null
          ? draft.say(text('verify.holds', { choices: finding.choices }))
          : aboutEarlierGame(finding.earlier)}
      </p>
      {finding.undealt.length > 0 && (
        <ul class="verify-compared">
          {finding.undealt.map((each) => (
            <li key={each.entropyHashes.join()}>{abandonedDealWords(each)}</li>
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
