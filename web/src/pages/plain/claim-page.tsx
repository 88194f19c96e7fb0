import { useSignal } from '@preact/signals';
import type { Refusal } from '@vigilia/kernel';
import { useMemo } from 'preact/hooks';
import { t } from '../../i18n/translate.ts';
import { callServer } from '../../platform/call-server.ts';
import { serverTranslator } from '../../platform/server-translator.ts';
import * as styles from '../../shell/plain-page.module.css';
import { ShellBar } from '../../shell/shell-bar.tsx';

/** Takes over the identity of another device by a link made there. It asks first, because this device forgets its own. */
export function ClaimPage({ token }: { readonly token: string }) {
  const complaint = useSignal<Refusal | 'no-answer' | null>(null);
  const isDone = useSignal(false);
  const voice = useMemo(() => serverTranslator(), []);

  async function claim() {
    const answer = await callServer('POST /me/claim', { body: { token } });
    complaint.value = answer === null ? 'no-answer' : 'refused' in answer ? answer : null;
    isDone.value = complaint.value === null;
  }

  return (
    <>
      <ShellBar title={t('claim.title')} />
      <main class={styles.plainPage}>
        <p>{t(isDone.value ? 'claim.done' : 'claim.what')}</p>
        {!isDone.value && <p class={styles.plainPageNote}>{t('device.forgets')}</p>}
        <p class={styles.plainPageTrouble} role="alert">
          {complaint.value === 'no-answer' && t('shell.nobody-there')}
          {complaint.value !== null && complaint.value !== 'no-answer' && voice.value(complaint.value)}
        </p>
        <p class={styles.plainPageDoing}>
          {isDone.value ? (
            <a class="button main" href="/">
              {t('claim.my-tables')}
            </a>
          ) : (
            <>
              <button type="button" class="main" onClick={() => void claim()}>
                {t('claim.yes')}
              </button>
              <a class="button" href="/">
                {t('claim.no')}
              </a>
            </>
          )}
        </p>
      </main>
    </>
  );
}
