import { t } from '../i18n/translate.ts';
import { useTitle } from '../ui/title.ts';
import { SettingsButton } from './settings-button.tsx';

/**
 * The bar above every page that is not a table: the way home, where one is, and the settings. At home there is no
 * title: the page is called by its own heading.
 */
export function ShellBar({ title }: { readonly title: string | null }) {
  useTitle(title);
  return (
    <header class="shell-bar">
      {title === null ? null : (
        <>
          <a class="shell-bar-home" href="/" aria-label={t('shell.home')}>
            Vigilia
          </a>
          <h1 tabIndex={-1}>{title}</h1>
        </>
      )}
      <SettingsButton />
    </header>
  );
}
