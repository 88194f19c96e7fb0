import type { Ask, Text } from '@vigilia/kernel';
import { CHARACTERS } from '../../data/characters.ts';
import { effectsAtPlace, placeTouched } from '../../rules/event.ts';
import type { Choice } from '../../table/choices.ts';
import { message } from '../../texts/message.ts';
import { mostWorthBidding } from '../detective/bidding.ts';
import type { Mind } from '../detective/mind.ts';
import { timeText } from './lacking.ts';
import { winText } from './naming.ts';
import { earnings } from './placing.ts';
import { rivalText } from './rival.ts';

/** Bids for a position: what it is worth first if the bid goes beyond that, else why it is worth so much. */
export function bidTexts(mind: Mind, position: number, amount: number): Text[] {
  const most = mostWorthBidding(mind, position);
  const price = priceText(position, amount, most);
  const causes = positionTexts(mind, position);
  const rest = [...timeText(mind, amount), pickText(mind, position)];
  return amount > most ? [price, ...causes, ...rest] : [...causes.slice(0, 2), price, ...rest];
}

/** Passes: the next bid is too dear, or it would not be. */
export function passTexts(mind: Mind, { prompt }: Ask<Choice>): Text[] {
  const position = Number(prompt.vars.position);
  const next = Number(prompt.vars.bid) + 1;
  const most = mostWorthBidding(mind, position);
  return [
    priceText(position, next, most),
    message('reason.saves-time', { time: next }),
    ...timeText(mind, 0),
  ];
}

function priceText(position: number, amount: number, most: number): Text {
  if (most < 0) return message('reason.no-better', { position });
  return amount > most
    ? message('reason.too-dear', { most, amount })
    : message('reason.bid-worth', { position, most });
}

/** What only this position has. */
function positionTexts(mind: Mind, position: number): Text[] {
  const { view } = mind;
  const touching = position === placeTouched(view) ? effectsAtPlace(view) : [];
  const earned = position === view.order.length ? earnings(mind) : null;
  return [
    ...winText(mind),
    ...(position === 1 ? rivalText(view) : []),
    ...touching.map(({ kind: effect }) => message('reason.event-at-position', { position, effect })),
    ...(earned === null ? [] : [message('reason.last-places', earned)]),
  ];
}

function pickText({ view }: Mind, position: number): Text {
  if (position > 1) return message('reason.picks-before', { count: position - 1 });
  return message('reason.first-pick', { count: CHARACTERS.length - view.blocked.length });
}
