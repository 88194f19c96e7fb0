import type { Refusal } from '@vigilia/kernel';
import type { GameManifest } from '../../games/manifest.ts';
import { knownGame } from '../../games/registry.ts';
import { t } from '../../i18n/translate.ts';
import { settings } from '../../storage/settings.ts';
import type { Company } from '../../table/company.ts';

/** What every part of a gathering is given to do something at the table. */
export interface SeatActions {
  readonly company: Company;
  /** Waits for an action at the table and shows its refusal. */
  readonly tell: (doing: Promise<Refusal | null>) => void;
}

/** The game of a table that gathers: the page opens no table of a game that it does not play. */
export function gameOf({ card }: Pick<Company, 'card'>): GameManifest {
  return knownGame(card.value.setting.game);
}

/** The name of this person, or the name of a guest. */
export function myName(): string {
  return settings.name.value.trim() || t('home.guest');
}
