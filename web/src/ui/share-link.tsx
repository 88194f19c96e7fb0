import './share-link.css';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { t } from '../i18n/translate.ts';
import { Icon } from './icon.tsx';

interface ToShareProps {
  readonly label: string;
  readonly link: string;
  /** What a message with the link says. */
  readonly title?: string;
}

/** A link to give to others: to read, to copy, and to send where this device can. */
export function ShareLink({ label, link, title }: ToShareProps) {
  const isCopied = useSignal(false);
  const name = useId();
  const copy = async (field: HTMLInputElement | null) => {
    field?.select();
    // Where nobody may write to the clipboard, the selected link is one key away.
    isCopied.value = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
  };
  return (
    <div class="to-share">
      <label for={name}>{label}</label>
      <div class="to-share-row">
        <input
          id={name}
          type="text"
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button
          type="button"
          class="main"
          onClick={(event) => {
            void copy(event.currentTarget.parentElement?.querySelector('input') ?? null);
          }}
        >
          <Icon name={isCopied.value ? 'check' : 'copy'} />
          {t(isCopied.value ? 'shell.copied' : 'shell.copy')}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            onClick={() => {
              void navigator
                .share({ url: link, ...(title === undefined ? {} : { title }) })
                .catch(() => null);
            }}
          >
            <Icon name="share" />
            {t('shell.share')}
          </button>
        )}
      </div>
      <p class="heard-only" role="status">
        {isCopied.value ? t('shell.copied') : ''}
      </p>
    </div>
  );
}
