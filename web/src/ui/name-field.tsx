import { t } from '../i18n/translate.ts';
import { settings } from '../storage/settings.ts';
import * as styles from './name-field.module.css';

const LONGEST = 24;

/** The name of this person; `usual` is the placeholder of an empty field. */
export function NameField({ usual }: { readonly usual?: string }) {
  const { name } = settings;
  return (
    <label class={styles.nameField}>
      <span>{t('settings.name')}</span>
      <input
        type="text"
        autocomplete="nickname"
        maxLength={LONGEST}
        value={name.value}
        placeholder={usual}
        onInput={(event) => {
          name.value = event.currentTarget.value;
        }}
      />
    </label>
  );
}
