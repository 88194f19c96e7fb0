import './name-field.css';
import { t } from '../i18n/translate.ts';
import { settings } from '../storage/settings.ts';

const LONGEST = 24;

/** The name of this person; `usual` is the placeholder of an empty field. */
export function NameField({ usual }: { readonly usual?: string }) {
  const { name } = settings;
  return (
    <label class="name-field">
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
