import { type Ask, countChoices, type Text } from '@vigilia/kernel';
import { POWER_EFFECTS } from '../../data/cards.ts';
import { ABILITIES } from '../../data/characters.ts';
import type { Effect } from '../../data/effect.ts';
import type { Action } from '../../data/gears.ts';
import { actionEffect } from '../../rules/effects/actions.ts';
import type { Choice } from '../../table/choices.ts';
import type { View } from '../../table/view.ts';
import { message } from '../../texts/message.ts';
import { type Mind, mindOf } from '../detective/mind.ts';
import { beforeChoosingTexts } from './before-choosing.ts';
import { bidTexts, passTexts } from './bidding.ts';
import { chooseTexts } from './choosing.ts';
import { clueTexts, moveTexts } from './clues.ts';
import { gains } from './gains.ts';
import { timeText } from './lacking.ts';
import { lookTexts } from './looking.ts';
import { blockTexts, sendTexts, swapTexts } from './meddling.ts';
import { carriageTexts, enterTexts, stopTexts } from './moving.ts';
import { declareTexts } from './naming.ts';
import { invokeTexts, organTexts, placeTexts, skipTexts } from './placing.ts';
import { discardTexts, endTexts, tileTexts } from './playing.ts';
import { strongestFirst } from './reason.ts';
import { spendTexts } from './spending.ts';
import { turnTexts } from './turning.ts';

const MOST = 3;

/** What speaks for a choice, or against it, the strongest first: from one to three reasons. */
export function explain(view: View, ask: Ask<Choice>, choice: Choice): readonly Text[] {
  if (countChoices(ask) === 1) return [message('reason.only-choice')];
  const reasons = reasonsFor(mindOf(view), ask, choice).slice(0, MOST);
  return reasons.length > 0 ? reasons : [message('reason.fallback')];
}

function reasonsFor(mind: Mind, ask: Ask<Choice>, choice: Choice): Text[] {
  const { prompt } = ask;
  switch (choice.verb) {
    case 'bid':
      return bidTexts(mind, choice.position, choice.amount);
    case 'pass':
      return passTexts(mind, ask);
    case 'clue':
      return clueTexts(mind, choice.square);
    case 'declare':
      return declareTexts(mind, choice.character);
    case 'choose':
      return chooseTexts(mind, choice.character);
    case 'copy':
      return [
        ...brings(mind, ABILITIES[choice.character]).slice(0, 1),
        message('reason.costs-time', { amount: Number(prompt.vars.amount) }),
        ...timeText(mind, Number(prompt.vars.amount)),
      ];
    case 'turn':
      return turnTexts(mind, choice.teeth);
    case 'walk':
      return enterTexts(mind, choice.square, { isPaid: prompt.key === 'prompt.move' });
    case 'ride':
      return enterTexts(mind, choice.square, { isPaid: false });
    case 'carriage':
      return carriageTexts(mind);
    case 'stop':
      return stopTexts(mind, ask);
    case 'spend':
      return spendTexts(mind, prompt.vars.action as Action, choice.amount);
    case 'investigate':
      return lookTexts(mind, choice.source);
    case 'move':
      return moveTexts(mind, choice.to);
    case 'act':
      return brings(mind, actionEffect(choice.action, 0));
    case 'card':
      return [...beforeChoosingTexts(mind, choice), ...brings(mind, POWER_EFFECTS[choice.power])];
    case 'regain':
      return brings(mind, POWER_EFFECTS[choice.power]);
    case 'tile':
      return [...beforeChoosingTexts(mind, choice), ...tileTexts(mind, choice.tile)];
    case 'block':
      return blockTexts(mind, choice.character);
    case 'send':
      return sendTexts(mind, choice.character, choice.place);
    case 'swap':
      return swapTexts(mind, choice.character, choice.other);
    case 'place':
      return placeTexts(mind, choice.place, choice.direction);
    case 'invoke':
      return invokeTexts(mind);
    case 'organ':
      return organTexts(mind, choice.square);
    case 'discard':
      return discardTexts(mind, choice.tile);
    case 'skip':
      return skipTexts(mind, ask);
    case 'end':
      return endTexts(mind);
  }
}

function brings(mind: Mind, effect: Effect): Text[] {
  return strongestFirst(gains(mind, [effect]));
}
