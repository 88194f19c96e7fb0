import { FATE, type FateCard } from '@vigilia/game-diario';
import { cardTexts } from '@vigilia/game-diario/texts';
import { type Text, text } from '@vigilia/kernel';
import { signed } from '../signed.ts';
import type { CardEvent } from './cards.ts';

/** What is printed on a card that was turned. Options that the question below offers are left to it. */
export function printedTexts(event: CardEvent, { isAsked }: { readonly isAsked: boolean }): Text[] {
  const texts = event.type === 'fate-turned' ? fateTexts(FATE[event.fate]) : cardTexts(event);
  const options = isAsked ? texts.findIndex(({ key }) => key === 'effect.choose') : -1;
  return options < 0 ? texts : texts.slice(0, options);
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
