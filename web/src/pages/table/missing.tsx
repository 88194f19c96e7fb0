import type { Refusal } from '@vigilia/kernel';
import { t, translateText } from '../../i18n/translate.ts';
import { serverTranslator } from '../../platform/server-translator.ts';
import * as styles from '../../shell/plain-page.module.css';
import { ShellBar } from '../../shell/shell-bar.tsx';

interface MissingProps {
  readonly refusal: Refusal;
  readonly title?: string;
  /** Tries once more, if that may help. */
  readonly again?: () => void;
}

const translator = serverTranslator();

/** Shown instead of a table that cannot be opened: why, and a link home. */
export function Missing({ refusal, title, again }: MissingProps) {
  return (
    <>
      <ShellBar title={title ?? t('missing.title')} />
      <main class={styles.plainPage}>
        <p role="alert">{isOfThePage(refusal) ? translateText(refusal.reason) : translator.value(refusal)}</p>
        <p class={styles.plainPageDoing}>
          {again !== undefined && (
            <button type="button" onClick={again}>
              {t('missing.again')}
            </button>
          )}
          <a class="button main" href="/">
            {t('missing.home')}
          </a>
        </p>
      </main>
    </>
  );
}

function isOfThePage({ reason }: Refusal): boolean {
  return ['here.', 'online.', 'shell.'].some((section) => reason.key.startsWith(section));
}
