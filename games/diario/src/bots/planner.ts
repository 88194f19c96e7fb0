import { type Ask, type Bot, choiceAt, countChoices, type Draw } from '@vigilia/kernel';
import type { Choice } from '../choices.ts';
import type { Diario } from '../kinds.ts';
import { decisionOf } from '../rules/table/council.ts';
import type { View } from '../view.ts';
import { delivery } from './delivering.ts';
import { HABITS } from './habits.ts';

export function plan(view: View, asked: Ask<Choice>, draw: Draw): Choice {
  const ask = decisionOf(asked);
  return (
    delivery(view, ask.choices) ??
    HABITS[ask.prompt.key]?.(view, ask, draw) ??
    choiceAt(ask, draw(countChoices(ask)))
  );
}

/** Thinks of tomorrow: feeds and rests people in turn, keeps the house warm and guarded, goes out for what is needed. */
export const planner: Bot<Diario> = { choose: plan };
