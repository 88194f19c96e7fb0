import type { Text } from '@vigilia/kernel';
import { factsIn } from '../bots/premises.ts';
import type { Choice } from '../choices.ts';
import type { PersonId } from '../data/people.ts';
import { skillOf } from '../rules/table/people.ts';
import { fittingTexts, recipeTexts } from '../texts/fitting.ts';
import { message } from '../texts/message.ts';
import type { View } from '../view.ts';
import { lockChance } from './percent.ts';

/** What a task of the Day or an idea costs, brings and risks, as things stand in a view; null for a choice of another kind. */
export function taskGlossOf(choice: Choice, view?: View): readonly Text[] | null {
  if (choice.verb === 'build') return fittingTexts(choice.fitting, choice.person);
  if (choice.verb === 'idea') return fittingTexts(choice.fitting, null);
  if (choice.verb === 'use')
    return recipeTexts(
      choice.recipe,
      choice.person,
      view && { ...factsIn(view, 'home'), actor: choice.person },
    );
  return taskOddsOf(choice);
}

/** The chances of the roll a task leads to; null where it leads to none. */
export function taskOddsOf(choice: Choice): Text[] | null {
  if (choice.verb === 'outside') return [message('odds.sniper')];
  if (choice.verb === 'pick') return [message('odds.lock', { percent: lockChance(choice.person) })];
  if (choice.verb === 'rummage') return [message('odds.rummage', { average: rummageMean(choice.person) })];
  return null;
}

function rummageMean(person: PersonId): string {
  const by = skillOf(person, 'rummage')?.by ?? 0;
  let sum = 0;
  for (let die = 1; die <= 10; die++) {
    const shown = Math.min(10, die + by);
    sum += shown <= 4 ? 1 : shown <= 6 ? 2 : shown <= 8 ? 3 : 4;
  }
  return (sum / 10).toFixed(1);
}
