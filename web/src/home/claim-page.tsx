import '../shell/plain-page.css';
import { useSignal } from '@preact/signals';
import type { Refusal } from '@vigilia/kernel';
import { useMemo } from 'preact/hooks';
import { t } from '../i18n/translate.ts';
import { callServer } from '../server-api/call-server.ts';
import { serverTranslator } from '../server-api/server-translator.ts';
import { ShellBar } from '../shell/shell-bar.tsx';

/** Makes this device somebody's, by the link they made on another one. Asked first: it forgets whom it knew. */
export function ClaimPage({ token }: { readonly token: string }) {
  const complaint = useSignal<Refusal | 'nobody-there' | null>(null);
  const isDone = useSignal(false);
  const voice = useMemo(() => serverTranslator(), []);

  async function claim() {
    const answer = await callServer('POST', '/me/claim', { token });
    complaint.value = answer === null ? 'nobody-there' : 'refused' in answer ? answer : null;
    isDone.value = complaint.value === null;
  }

  return (
    <>
      <ShellBar title={t('claim.title')} />
      <main class="plain-page">
        <p>{t(isDone.value ? 'claim.done' : 'claim.what')}</p>
        {!isDone.value && <p class="plain-page-note">{t('device.forgets')}</p>}
        <p class="plain-page-trouble" role="alert">
          {complaint.value === 'nobody-there' && t('shell.nobody-there')}
          {complaint.value !== null && complaint.value !== 'nobody-there' && voice.value(complaint.value)}
        </p>
        <p class="plain-page-doing">
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
