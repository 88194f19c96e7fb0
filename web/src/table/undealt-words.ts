import type { AbandonedDeal } from '@vigilia/kernel';
import { t } from '../i18n/translate.ts';

/** Who broke a deal off. */
export function abandonedDealWords({ by, players }: AbandonedDeal): string {
  const names = players.map(({ seat, name }) => name || t('gathering.seat', { number: seat + 1 })).join(', ');
  if (by === 'host') return t('undealt.host');
  return t(by === 'player' ? 'undealt.player' : 'undealt.time', { names });
}
