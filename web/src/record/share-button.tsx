import { useSignal } from '@preact/signals';
import { t } from '../i18n/translate.ts';
import { Icon } from '../ui/icon.tsx';
import { type Shared, type Sharing, share, wordsOf } from './share.ts';
import './share-button.css';

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
    words.value = wordsOf(shared);
    outcome.value = await share(shared, navigator);
  };
  const isCopied = outcome.value === 'copied';
  return (
    <div class="share-button">
      <button type="button" onClick={() => void press()}>
        <Icon name={isCopied ? 'check' : 'share'} />
        {label}
      </button>
      <span role="status">{isCopied ? t('shell.copied') : ''}</span>
      {outcome.value === 'refused' && (
        <label class="share-button-words">
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
