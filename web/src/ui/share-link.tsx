import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { t } from '../i18n/translate.ts';
import { Icon } from './icon.tsx';
import { lazy } from './lazy.tsx';
import * as styles from './share-link.module.css';

const QrCode = lazy(async () => (await import('./qr-code.tsx')).QrCode, null);

interface ShareLinkProps {
  readonly label: string;
  readonly link: string;
  /** The text of the shared message. */
  readonly title?: string;
}

/** A link for others: to read, to copy, and to share if this device can. */
export function ShareLink({ label, link, title }: ShareLinkProps) {
  const isCopied = useSignal(false);
  const name = useId();
  const copy = async (field: HTMLInputElement | null) => {
    field?.select();
    // If the page may not write to the clipboard, the link is selected for the person to copy.
    isCopied.value = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
  };
  return (
    <div class={styles.shareLink}>
      <label for={name}>{label}</label>
      <div class={styles.shareLinkRow}>
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
      {isOnlyHere(link) ? (
        <p class={styles.shareLinkHere}>
          {t('shell.only-here')} <code>npm start -- --lan</code>
        </p>
      ) : (
        <details class="unfold">
          <summary>{t('shell.qr-code')}</summary>
          <QrCode link={link} label={label} />
        </details>
      )}
      <p class="heard-only" role="status">
        {isCopied.value ? t('shell.copied') : ''}
      </p>
    </div>
  );
}

/** Whether a link leads to this device alone: a friend who follows it finds nothing. */
function isOnlyHere(link: string): boolean {
  return /^(?:localhost|.*[.]localhost|127[.].*|\[::1\])$/.test(new URL(link).hostname);
}
