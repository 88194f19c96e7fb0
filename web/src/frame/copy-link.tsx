import { useSignal } from '@preact/signals';
import { t } from '../i18n/translate.ts';

/** The address of this table, to be given to others. */
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
