import '../../shell/plain-page.css';
import { t } from '../../i18n/translate.ts';
import { ShellBar } from '../../shell/shell-bar.tsx';

/** An address that leads nowhere. */
export function NowherePage() {
  return (
    <>
      <ShellBar title={t('nowhere.title')} />
      <main class="plain-page">
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
