import { useSignal } from '@preact/signals';
import type { Refusal } from '@vigilia/kernel';
import { go } from '../browser/navigation.ts';
import { t, translateText } from '../i18n/translate.ts';
import { importTable } from '../storage/transfer.ts';
import './my-tables.css';

/** Takes in a table that was saved as a file, and goes there. */
export function OpenFile() {
  const complaint = useSignal<Refusal | null>(null);
  const isRecord = useSignal(false);
  async function take(file: File | undefined) {
    if (file === undefined) return;
    isRecord.value = file.name.endsWith('.jsonl');
    if (isRecord.value) return;
    const taken = importTable(await file.text());
    if (typeof taken === 'string') go(`/here/${taken}`);
    else complaint.value = taken;
  }
  return (
    <div class="open-file">
      <label class="open-file-label">
        <input
          type="file"
          class="heard-only"
          accept=".json,.jsonl,application/json"
          onChange={({ currentTarget: { files } }) => void take(files?.[0])}
        />
        {t('home.open-file')}
      </label>
      <p class="home-complaint" role="alert">
        {isRecord.value && (
          <>
            {t('home.is-record')} <a href="/replay">{t('home.replay')}</a>
          </>
        )}
        {!isRecord.value && complaint.value !== null && translateText(complaint.value.reason)}
      </p>
    </div>
  );
}
