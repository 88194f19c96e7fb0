import type { Signal } from '@preact/signals';
import type { Refusal } from '@vigilia/kernel';
import { t, translateText } from '../i18n/translate.ts';
import './local-page.css';

/** Shows a fault of this device. The game goes on below. */
export function Trouble({ trouble }: { readonly trouble: Signal<Refusal | null> }) {
  const { value } = trouble;
  return (
    <div class="trouble" role="status">
      {value !== null && (
        <>
          <p>{translateText(value.reason)}</p>
          <button
            type="button"
            onClick={() => {
              trouble.value = null;
            }}
          >
            {t('here.understood')}
          </button>
        </>
      )}
    </div>
  );
}
