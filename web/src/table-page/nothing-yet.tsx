import '../shell/plain-page.css';
import { knownGame } from '../games/registry.ts';
import { t } from '../i18n/translate.ts';
import { ShellBar } from '../shell/shell-bar.tsx';
import type { Company } from '../table/company.ts';

/** Shown to a late watcher before the first chapter is old enough. */
export function NothingYet({ company }: { readonly company: Company }) {
  const { setting } = company.card.value;
  const { lateness } = knownGame(setting.game);
  return (
    <>
      <ShellBar title={t('frame.watching')} />
      <main class="plain-page">
        <p>{t(lateness.nothingYet, { count: setting.delay ?? 0 })}</p>
        <p class="plain-page-doing">
          <button type="button" class="main" onClick={() => company.look(null)}>
            {t('frame.late-back')}
          </button>
        </p>
      </main>
    </>
  );
}
