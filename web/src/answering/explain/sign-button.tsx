import { t } from '../../i18n/translate.ts';
import { explained } from './explainable.ts';
import * as styles from './sign-button.module.css';

/** A small button beside words that name a thing of the box: a press explains the thing. */
export function SignButton({ sign }: { readonly sign: string }) {
  return (
    <button
      type="button"
      class={styles.signButton}
      data-sign={sign}
      aria-label={t('legend.explained')}
      onClick={({ currentTarget }) => {
        explained.value = currentTarget;
      }}
    >
      ?
    </button>
  );
}
