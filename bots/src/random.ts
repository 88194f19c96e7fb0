import {
  type Bot,
  type Choice,
  choiceAt,
  countChoices,
  type Draw,
  type Kinds,
  type Offer,
} from '@vigilia/kernel';

/** Any of the legal choices, every one as likely as another. */
export function randomChoice<C extends Choice>(offer: Offer<C>, draw: Draw): C {
  return choiceAt(offer, draw(countChoices(offer)));
}

export function random<K extends Kinds>(): Bot<K> {
  return { choose: (_view, ask, draw) => randomChoice(ask, draw) };
}
