import { namingKey, type PersonId, paysToRollAgain, proposedChoice } from '@vigilia/game-diario';
import type { Ask } from '@vigilia/kernel';
import type { Asked, Choice, DraftProps } from '../asked.ts';
import { mixAnswer } from './day/mix-answer.ts';
import { outingModel } from './outing/outing-model.ts';
import { nightOf, wishesOf } from './wishes.ts';

type Draft = DraftProps['draft'];
type Answer = (asked: Asked, draft: Draft) => readonly Choice[] | null;

/**
 * What a wish answers, by the question. Wounds, meals, stories and everything else that a person may live or die by have
 * no place here.
 */
const ANSWERS: Readonly<Record<string, Answer>> = {
  'prompt.mix': mixAnswer,
  'prompt.location': ({ view }, draft) => {
    const { outing } = nightOf(draft, view);
    return outing === null ? null : outingModel.write(view, outing);
  },
  'prompt.explore': (asked, draft) =>
    onTheWay(asked, draft) ?? (nightOf(draft, asked.view).goesOn ? [{ verb: 'explore' }] : null),
  'prompt.search': onTheWay,
  'prompt.obstacle': onTheWay,
  'prompt.hush': (asked, draft) =>
    wishesOf(draft).keepsQuiet.value ? [proposedChoice(asked.view, asked.ask)] : onTheWay(asked, draft),
  'prompt.outdoor-lock': onTheWay,
  'prompt.crime-wave': ({ view, ask }, draft) => {
    const { waveAsProposed, waveSeenOn } = wishesOf(draft);
    return waveAsProposed.value && waveSeenOn.value === view.day ? [proposedChoice(view, ask)] : null;
  },
  'prompt.toast': ({ view, ask }, draft) => {
    const { drinksAsProposed, drinksSeenOn } = wishesOf(draft);
    if (!drinksAsProposed.value || drinksSeenOn.value !== view.day) return null;
    const proposed = proposedChoice(view, ask);
    // Nothing is drunk without being asked.
    return proposed.verb === 'done' ? [proposed] : null;
  },
  'prompt.reroll': ({ view }, draft) => {
    if (!wishesOf(draft).rollsAgain.value) return null;
    return [{ verb: paysToRollAgain(view) ? 'reroll' : 'keep' }];
  },
};

/** Answers what a wish has settled. */
export function followUp(asked: Asked, draft: Draft): readonly Choice[] | null {
  const { names } = wishesOf(draft);
  const named = nameFor(asked.ask, names.value);
  if (named !== null) return [named];
  // Names are meant for what the last choice led to, and for nothing later.
  names.value = new Map();
  return ANSWERS[asked.ask.prompt.key]?.(asked, draft) ?? null;
}

function onTheWay({ view, ask }: Asked, draft: Draft): readonly Choice[] | null {
  return wishesOf(draft).asProposed.value ? [proposedChoice(view, ask)] : null;
}

function nameFor(ask: Ask<Choice>, names: ReadonlyMap<string, PersonId>): Choice | null {
  const person = names.get(namingKey(ask));
  return ask.choices.find((choice) => choice.verb === 'name' && choice.person === person) ?? null;
}
