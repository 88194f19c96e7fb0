import { useSignal } from '@preact/signals';
import { t } from '../i18n/translate.ts';
import { Icon } from '../ui/icon.tsx';
import * as styles from './share-button.module.css';

interface Props {
  readonly label: string;
  /** Called when the button is pressed. */
  readonly content: () => Promise<Shared>;
}

/** Gives something of a finished game to others, in the way that this device has. */
export function ShareButton({ label, content }: Props) {
  const outcome = useSignal<Sharing | null>(null);
  const words = useSignal('');
  const press = async () => {
    const shared = await content();
    words.value = contentOf(shared);
    outcome.value = await share(shared, navigator);
  };
  const isCopied = outcome.value === 'copied';
  return (
    <div class={styles.shareButton}>
      <button type="button" onClick={() => void press()}>
        <Icon name={isCopied ? 'check' : 'share'} />
        {label}
      </button>
      <span role="status">{isCopied ? t('shell.copied') : ''}</span>
      {outcome.value === 'refused' && (
        <label class={styles.shareButtonWords}>
          {t('after.copy-here')}
          <textarea
            readOnly
            rows={3}
            value={words.value}
            ref={(field) => field?.select()}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      )}
    </div>
  );
}

/** What is given to others: a link, or words if no link leads to it. */
type Shared = { readonly title: string } & ({ readonly url: string } | { readonly text: string });

/** What became of it: given to the device, on the clipboard, or neither. */
type Sharing = 'sent' | 'copied' | 'refused';

/** The parts of a browser that this needs. Pages without encryption have neither. */
export interface Sharer {
  readonly share?: ((shared: Shared) => Promise<void>) | undefined;
  readonly clipboard?: { writeText(words: string): Promise<void> };
}

function contentOf(shared: Shared): string {
  return 'url' in shared ? shared.url : shared.text;
}

/** Gives something to the device to send on; if it cannot, copies it. */
export async function share(shared: Shared, browser: Sharer): Promise<Sharing> {
  if (browser.share !== undefined) {
    try {
      await browser.share(shared);
      return 'sent';
    } catch (reason) {
      // The person has closed what the device offered.
      if (reason instanceof DOMException && reason.name === 'AbortError') return 'sent';
    }
  }
  const copied = await browser.clipboard?.writeText(contentOf(shared)).then(
    () => true,
    () => false,
  );
  return copied === true ? 'copied' : 'refused';
}
