import { FATE, type FateCard } from '@vigilia/game-diario';
import { cardTexts } from '@vigilia/game-diario/texts';
import { type Text, text } from '@vigilia/kernel';
import type { CardEvent } from './cards.ts';

/** What is printed on a card that was turned. */
export function printedTexts(event: CardEvent): Text[] {
  return event.type === 'fate-turned' ? fateTexts(FATE[event.fate]) : cardTexts(event);
}

/** What a Fate card does at Dawn (DAWN-3). */
function fateTexts({ illness, wounds, discards, coldThreshold, exchange, spirit }: FateCard): Text[] {
  return [
    text('journal.fate-illness', {
      treated: signed(illness.treated),
      herbal: signed(illness.herbal),
      untreated: signed(illness.untreated),
    }),
    text('journal.fate-wounds', { treated: signed(wounds.treated), untreated: signed(wounds.untreated) }),
    ...(discards ? [] : [text('journal.fate-keeps')]),
    ...(coldThreshold === null ? [] : [text('journal.fate-cold', { threshold: coldThreshold })]),
    ...(exchange === null ? [] : [text('journal.fate-exchange', { place: exchange })]),
    ...(spirit ? [text('journal.fate-spirit')] : []),
  ];
}

export function signed(by: number): string {
  return by > 0 ? `+${by}` : by < 0 ? `−${-by}` : '±0';
}
