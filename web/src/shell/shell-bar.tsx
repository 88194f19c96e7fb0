import { t } from '../i18n/translate.ts';
import { useTitle } from '../platform/navigation.ts';
import { focusMain, SkipLinks } from '../ui/skip-links.tsx';
import { SettingsButton } from './settings-button.tsx';
import * as shell from './shell.module.css';

/**
 * The bar above every page that is not a table: a link home, the title and the settings. The home page has its own
 * heading instead of a title here.
 */
export function ShellBar({ title }: { readonly title: string | null }) {
  useTitle(title);
  return (
    <header class={shell.shellBar}>
      <SkipLinks links={[{ label: 'skip.content', follow: focusMain }]} />
      {title === null ? null : (
        <>
          <a class={shell.shellBarHome} href="/" aria-label={t('shell.home')}>
            Vigilia
          </a>
          <h1 tabIndex={-1}>{title}</h1>
        </>
      )}
      <SettingsButton />
    </header>
  );
}
