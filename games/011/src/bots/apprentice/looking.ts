import type { Choice, Source } from '../../choices.ts';
import { seatOf } from '../../effects/sources.ts';
import { suspects } from '../../knowledge/sheet.ts';
import { cardsIn } from '../../knowledge/sources.ts';
import type { View } from '../../view.ts';
import { distance } from '../routes.ts';

/** Where a look says nothing new. */
const IN_VAIN = 99;

/** The thinnest hand or deck with a Character card this seat was not shown. */
export function leastKnown(view: View, choices: readonly Choice[]): Choice | undefined {
  const cards = (choice: Choice): number =>
    choice.verb === 'investigate' ? cardsBeside(view, choice.source) : IN_VAIN;
  return choices.toSorted((one, other) => cards(one) - cards(other))[0];
}

function cardsBeside(view: View, source: Source): number {
  const known = Object.values(view.shown);
  const cards = cardsIn(view, source);
  const seat = seatOf(source);
  const isKnown =
    seat === null ? known.filter((where) => where === 'unknown').length >= cards : known.includes(seat);
  return isKnown ? IN_VAIN : cards;
}

/** The Organ goes near a Character that may be the Chosen One. */
export function nearestToSuspect(view: View, choices: readonly Choice[]): Choice | undefined {
  const [suspect] = suspects(view);
  if (suspect === undefined) return undefined;
  const from = view.characters[suspect];
  const steps = (choice: Choice): number =>
    choice.verb === 'organ' ? distance(from, choice.square) : IN_VAIN;
  return choices.toSorted((one, other) => steps(one) - steps(other))[0];
}
