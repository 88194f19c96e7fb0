import type { Text } from '@vigilia/kernel';
import { recipeBy } from '../../data/recipes.ts';
import type { Choice } from '../../kinds/choices.ts';
import type { ChoiceOf } from '../../kinds/kinds.ts';
import type { View } from '../../kinds/view.ts';
import { piecesOnAverage } from '../../rules/day/rummage.ts';
import { factsAt } from '../../rules/effects/condition.ts';
import { AT_HOME } from '../../rules/table/scenes.ts';
import { fittingTexts, recipeTexts } from '../../texts/fitting.ts';
import { message } from '../../texts/message.ts';
import { chillTexts } from '../chill.ts';
import { lockChance } from '../percent.ts';

/** What a task of the Day or an idea costs, brings and risks, as things stand in a view; null for a choice of another kind. */
export function taskGlossOf(choice: Choice, view?: View): readonly Text[] | null {
  if (choice.verb === 'build') return fittingTexts(choice.fitting, choice.person);
  if (choice.verb === 'idea') return fittingTexts(choice.fitting, null);
  if (choice.verb === 'use')
    return [
      ...recipeTexts(
        choice.recipe,
        choice.person,
        view && factsAt(view, { ...AT_HOME, actor: choice.person }),
      ),
      ...(view === undefined ? [] : chillTexts(view, chillOf(choice))),
    ];
  return taskOddsOf(choice);
}

/** How a Fitting moves Cold in all. */
function chillOf({ recipe, amount }: ChoiceOf<'use'>): number {
  return recipeBy(recipe).effects.reduce(
    (sum, effect) => sum + (effect.kind === 'cold' ? effect.by * amount : 0),
    0,
  );
}

/** The chances of the roll a task leads to; null if it leads to none. */
export function taskOddsOf(choice: Choice): Text[] | null {
  if (choice.verb === 'outside') return [message('odds.sniper')];
  if (choice.verb === 'pick') return [message('odds.lock', { percent: lockChance(choice.person) })];
  if (choice.verb === 'rummage')
    return [message('odds.rummage', { average: piecesOnAverage(choice.person).toFixed(1) })];
  return null;
}
