import { t } from '../i18n/translate.ts';
import { storedSetting } from '../storage/settings.ts';

/** The bots of 011 from the weakest to the strongest, known before the game itself has been fetched. */
export const LEVELS = ['random', 'apprentice', 'detective', 'inspector'] as const;
export const SEATS = [3, 4, 5, 6] as const;

export type Level = (typeof LEVELS)[number];

const NAMES: Readonly<Record<Level, string>> = {
  random: 'level.random',
  apprentice: 'level.apprentice',
  detective: 'level.detective',
  inspector: 'level.inspector',
};

/** What a bot is called, whether or not it is one that we offer. */
export function levelName(bot: string): string {
  const level = LEVELS.find((known) => known === bot);
  return level === undefined ? bot : t(NAMES[level]);
}

/** Against whom and how many this person last played. */
export const usual = {
  level: storedSetting<Level>('level', LEVELS, 'apprentice'),
  seats: storedSetting<number>('seats', SEATS, 4),
};
