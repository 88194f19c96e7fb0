import { useSignal } from '@preact/signals';
import { t } from '../i18n/translate.ts';
import { Icon } from '../ui/icon.tsx';
import { lazy } from '../ui/lazy.tsx';
import * as shell from './shell.module.css';

const SettingsDialog = lazy<{ readonly onClose: () => void }>(
  async () => (await import('./settings-dialog.tsx')).SettingsDialog,
  null,
);

/** Opens the settings. */
export function SettingsButton() {
  const isOpen = useSignal(false);
  return (
    <>
      <button
        type="button"
        class={shell.shellBarSettings}
        aria-haspopup="dialog"
        onClick={() => {
          isOpen.value = true;
        }}
      >
        <Icon name="settings" />
        <span>{t('settings.title')}</span>
      </button>
      {isOpen.value && (
        <SettingsDialog
          onClose={() => {
            isOpen.value = false;
          }}
        />
      )}
    </>
  );
}
