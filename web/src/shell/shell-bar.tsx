import type { ComponentChildren } from 'preact';
import { t } from '../say/voice.ts';
import { SettingsButton } from './settings-button.tsx';
import { useTitle } from './title.ts';

interface ShellBarProps {
  /** What this page is called; null at home, which is called by its own heading. */
  readonly title: string | null;
  readonly children?: ComponentChildren;
}

/** The bar above every page that is not a table: the way home, where one is, and the settings. */
export function ShellBar({ title, children }: ShellBarProps) {
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
      {children}
      <SettingsButton />
    </header>
  );
}
