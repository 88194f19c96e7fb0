import { t } from '../i18n/translate.ts';
import { botName } from './bot-texts.ts';
import type { CompanyTexts, GameManifest } from './manifest.ts';

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
