import { pageMessages, t } from '../i18n/translate.ts';
import type { CompanyTexts, GameManifest } from './manifest.ts';

/** What a bot is called: the text `bot.<name>`, or its plain name if the page has no such text. */
export function botName(bot: string): string {
  return said(`bot.${bot}`) ?? bot;
}

/** How strong a bot is, in a word; null if its game does not say. */
export function botStrength(bot: string): string | null {
  return said(`bot-strength.${bot}`);
}

/** How a bot plays, in a sentence; null if its game does not say. */
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

/** Bots that play against each other and against the player. */
const RIVALS: CompanyTexts = { legend: 'home.level', alike: 'home.against', mixed: 'home.bots' };

/** The name of the choice between the bots of a game. */
export function botsLegend({ company = RIVALS }: GameManifest): string {
  return t(company.legend);
}

/** The bots at a table, in words. */
export function botsText({ company = RIVALS }: GameManifest, bots: readonly string[]): string {
  const count = bots.length;
  if (new Set(bots).size > 1) return t(company.mixed, { count });
  return t(company.alike, { count, level: botName(bots[0] ?? '') });
}
