import { t } from '../i18n/translate.ts';
import { settings } from '../storage/settings.ts';

/** What I am called, even where I have not said it. */
export function myName(): string {
  return settings.name.value.trim() || t('home.guest');
}
