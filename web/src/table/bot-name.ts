import { pageMessages, t } from '../i18n/translate.ts';

/** What a bot is called: the text `bot.<name>`, or its plain name where the page has no such text. */
export function botName(bot: string): string {
  const key = `bot.${bot}`;
  return key in pageMessages.value ? t(key) : bot;
}
