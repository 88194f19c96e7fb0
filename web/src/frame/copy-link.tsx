import { useSignal } from '@preact/signals';
import { t } from '../i18n/translate.ts';

/** Copies the address of this table. */
export function CopyLink() {
  const isCopied = useSignal(false);
  const copy = async () => {
    await navigator.clipboard.writeText(location.origin + location.pathname);
    isCopied.value = true;
  };
  return (
    <button type="button" onClick={() => void copy()}>
      <span role="status">{t(isCopied.value ? 'frame.link-copied' : 'frame.copy-link')}</span>
    </button>
  );
}
