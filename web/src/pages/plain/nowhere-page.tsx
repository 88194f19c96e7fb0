import { t } from '../../i18n/translate.ts';
import * as styles from '../../shell/plain-page.module.css';
import { ShellBar } from '../../shell/shell-bar.tsx';

/** An address that leads nowhere. */
export function NowherePage() {
  return (
    <>
      <ShellBar title={t('nowhere.title')} />
      <main class={styles.plainPage}>
        <p>{t('nowhere.perhaps')}</p>
        <p>
          <a class="button main" href="/">
            {t('nowhere.home')}
          </a>
        </p>
      </main>
    </>
  );
}
