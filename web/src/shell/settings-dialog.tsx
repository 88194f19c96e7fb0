import { useSignal } from '@preact/signals';
import { LANGUAGE_NAMES, LANGUAGES, PACES, type Pace, SECONDS_A_ROUND } from '@vigilia/kernel';
import { t } from '../i18n/translate.ts';
import { READINGS, type Reading, SIZES, SPEEDS, settings, THEMES, type Theme } from '../storage/settings.ts';
import { Dialog } from '../ui/dialog.tsx';
import { lazy } from '../ui/lazy.tsx';
import { NameField } from '../ui/name-field.tsx';
import { OneOf } from '../ui/options.tsx';
import * as styles from './settings-dialog.module.css';

const OtherDevice = lazy(async () => (await import('./other-device.tsx')).OtherDevice, null);

const THEME_NAMES: Readonly<Record<Theme, string>> = {
  dark: 'settings.dark',
  light: 'settings.light',
  contrast: 'settings.contrast',
};

const PACE_NAMES: Readonly<Record<Pace, string>> = {
  instant: 'settings.pace-instant',
  brisk: 'settings.pace-brisk',
  calm: 'settings.pace-calm',
};

const READING_NAMES: Readonly<Record<Reading, string>> = {
  full: 'settings.reading-full',
  lines: 'settings.reading-lines',
  chips: 'settings.reading-chips',
};

/** The settings of this device. Each change takes effect at once. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const showsDevices = useSignal(false);
  const { language, theme, speed, pace, confirmsAll, sound, size, reading } = settings;
  return (
    <Dialog title={t('settings.title')} onClose={onClose} place="corner">
      <div class={styles.settingsDialog}>
        <OneOf
          legend={t('settings.language')}
          of={LANGUAGES}
          value={language}
          nameOf={(each) => LANGUAGE_NAMES[each]}
          languageOf={(each) => each}
        />
        <OneOf
          legend={t('settings.theme')}
          of={THEMES}
          value={theme}
          nameOf={(each) => t(THEME_NAMES[each])}
        />
        <OneOf
          legend={t('settings.size')}
          of={SIZES}
          value={size}
          nameOf={(percent) => t('settings.percent', { percent })}
        />
        <OneOf
          legend={t('settings.motion')}
          of={SPEEDS}
          value={speed}
          nameOf={(times) => t('settings.times', { times })}
        />
        <OneOf
          legend={t('settings.pace')}
          of={PACES}
          value={pace}
          nameOf={(each) => t('pace.limit', { pace: t(PACE_NAMES[each]), seconds: SECONDS_A_ROUND[each] })}
        />
        <OneOf
          legend={t('pace.confirm')}
          of={[false, true]}
          value={confirmsAll}
          nameOf={(isAll) => t(isAll ? 'pace.confirm-all' : 'pace.confirm-final')}
        />
        <OneOf
          legend={t('settings.sound')}
          of={[true, false]}
          value={sound}
          nameOf={(isOn) => t(isOn ? 'settings.on' : 'settings.off')}
        />
        <OneOf
          legend={t('settings.reading')}
          of={READINGS}
          value={reading}
          nameOf={(each) => t(READING_NAMES[each])}
        />
        <NameField />
        <details
          class={`${styles.settingsDialogDevices} unfold`}
          onToggle={(event) => {
            showsDevices.value = event.currentTarget.open;
          }}
        >
          <summary>{t('settings.other-device')}</summary>
          {showsDevices.value && <OtherDevice />}
        </details>
      </div>
    </Dialog>
  );
}
