import './settings-dialog.css';
import { useSignal } from '@preact/signals';
import { LANGUAGES, OWN_NAMES } from '../say/language.ts';
import { t } from '../say/voice.ts';
import { Dialog } from './dialog.tsx';
import { lazy } from './lazy.tsx';
import { NameField } from './name-field.tsx';
import { Options } from './options.tsx';
import { PACES, type Pace, SIZES, SPEEDS, settings, THEMES, type Theme } from './settings.ts';

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

/** What this person wants of the page. Everything happens at once. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const showsDevices = useSignal(false);
  const { language, theme, speed, pace, sound, size } = settings;
  return (
    <Dialog title={t('settings.title')} onClose={onClose} place="corner">
      <div class="settings-dialog">
        <Options
          legend={t('settings.language')}
          of={LANGUAGES}
          chosen={language.value}
          nameOf={(each) => OWN_NAMES[each]}
          languageOf={(each) => each}
          choose={(each) => {
            language.value = each;
          }}
        />
        <Options
          legend={t('settings.theme')}
          of={THEMES}
          chosen={theme.value}
          nameOf={(each) => t(THEME_NAMES[each])}
          choose={(each) => {
            theme.value = each;
          }}
        />
        <Options
          legend={t('settings.size')}
          of={SIZES}
          chosen={size.value}
          nameOf={(percent) => t('settings.percent', { percent })}
          choose={(each) => {
            size.value = each;
          }}
        />
        <Options
          legend={t('settings.motion')}
          of={SPEEDS}
          chosen={speed.value}
          nameOf={(times) => t('settings.times', { times })}
          choose={(each) => {
            speed.value = each;
          }}
        />
        <Options
          legend={t('settings.pace')}
          of={PACES}
          chosen={pace.value}
          nameOf={(each) => t(PACE_NAMES[each])}
          choose={(each) => {
            pace.value = each;
          }}
        />
        <Options
          legend={t('settings.sound')}
          of={[true, false]}
          chosen={sound.value}
          nameOf={(isOn) => t(isOn ? 'settings.on' : 'settings.off')}
          choose={(each) => {
            sound.value = each;
          }}
        />
        <NameField
          label={t('settings.name')}
          value={settings.name.value}
          change={(name) => {
            settings.name.value = name;
          }}
        />
        <details
          class="settings-dialog-devices unfold"
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
