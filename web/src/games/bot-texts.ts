import { pageMessages, t } from '../i18n/translate.ts';

/** What a bot is called: the text `bot.<name>`, or its plain name where the page has no such text. */
export function botName(bot: string): string {
  return said(`bot.${bot}`) ?? bot;
}

/** How strong a bot is, in a word; null where its game does not say. */
export function botStrength(bot: string): string | null {
  return said(`bot-strength.${bot}`);
}

/** How a bot plays, in a sentence; null where its game does not say. */
export function botAbout(bot: string): string | null {
  return said(`bot-about.${bot}`);
}

/** The name of a bot with its strength. */
export function botTitle(bot: string): string {
  const strength = botStrength(bot);
  return strength === null ? botName(bot) : t('play-now.level', { level: botName(bot), strength });
}

function said(key: string): string | null {
  return key in pageMessages.value ? t(key) : null;
}
