import { type Ask, type Bot, choiceAt, countChoices, everyChoice } from '@vigilia/kernel';
import { GOODS, type Goods } from '../data/goods.ts';
import { recipeBy } from '../data/recipes.ts';
import type { Choice } from '../kinds/choices.ts';
import type { Diario } from '../kinds/kinds.ts';
import type { View } from '../kinds/view.ts';
import { mustHear } from '../rules/table/council.ts';
import { timesOf } from '../rules/table/goods.ts';
import { guards } from '../rules/table/people.ts';
import { decide } from './answers/deciding.ts';
import { HABITS } from './habits/habits.ts';
import { among, best } from './lists.ts';
import type { Habit } from './plan-by.ts';
import { worthOf, worthOfAll } from './worth/worth.ts';

/** What comes of doing this now: things in hand, and nothing else. */
function gainOf(view: View, choice: Choice): number {
  if (choice.verb === 'rummage') return 2;
  if (choice.verb === 'search' || choice.verb === 'pick' || choice.verb === 'saw') return 3;
  if (choice.verb === 'use') return worthOfAll(view, madeBy(choice.recipe, choice.amount));
  return choice.verb === 'outside' ? 1.5 : 0;
}

function madeBy(recipe: string, times: number): Goods {
  return timesOf(recipeBy(recipe).gives, times);
}

/** The first person asked goes out, the last one stays: rest can wait. */
function goOut(view: View, { choices }: Ask<Choice>): Choice | undefined {
  const wanted = guards(view).length > 0 ? ['scavenge', 'bed', 'floor'] : ['guard', 'bed', 'floor'];
  return wanted.flatMap((verb) => choices.filter((choice) => choice.verb === verb))[0];
}

/** The best there is, by the first person asked. */
function feast(_view: View, { choices }: Ask<Choice>): Choice | undefined {
  return among(choices, 'eat')[0] ?? among(choices, 'fast')[0];
}

/** Takes what is worth most for its weight, as it lies there, and not one thing more. */
function grab(view: View, ask: Ask<Choice>): Choice | undefined {
  const all = everyChoice(ask);
  const home = all.find(({ verb }) => verb === 'home');
  const heaviest = among(all, 'drop').filter(({ good, amount }) => amount === 1 && GOODS[good].weight > 0);
  return home ?? best(heaviest, ({ good }) => -worthOf(view, good));
}

const NOW: Readonly<Record<string, Habit>> = {
  'prompt.assign': (view, ask) => best(everyChoice(ask), (choice) => gainOf(view, choice)),
  'prompt.drink': (_view, { choices }) => choices[0],
  'prompt.eat': feast,
  'prompt.duty': goOut,
  'prompt.pack': () => ({ verb: 'set-out' }),
  'prompt.search': (_view, { choices }) => choices.find(({ verb }) => verb === 'loudly'),
  'prompt.findings': grab,
  'prompt.options': (view, { choices }) => decide(view, choices),
};

/** Takes what looks best now and leaves tomorrow to itself: builds nothing, keeps nothing back, never rests early. */
export const greedy: Bot<Diario> = {
  choose(view, ask, draw) {
    const habit = mustHear(ask) ? undefined : (NOW[ask.prompt.key] ?? HABITS[ask.prompt.key]);
    return habit?.(view, ask, draw) ?? choiceAt(ask, draw(countChoices(ask)));
  },
};
