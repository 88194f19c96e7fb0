import { type Bot, choiceAt, countChoices } from '@vigilia/kernel';
import type { Diario } from '../kinds.ts';
import { delivery } from './delivering.ts';
import { HABITS } from './habits.ts';

/** Thinks of tomorrow: feeds and rests people in turn, keeps the house warm and guarded, goes out for what is needed. */
export const planner: Bot<Diario> = {
  choose(view, ask, draw) {
    return (
      delivery(view, ask.choices) ??
      HABITS[ask.prompt.key]?.(view, ask, draw) ??
      choiceAt(ask, draw(countChoices(ask)))
    );
  },
};
