import { OBJECTIVE_IDS, OBJECTIVES, type ObjectiveId } from '../data/cards/objectives.ts';
import { type DieColour, dieOf } from '../data/dice.ts';
import { FITTING_IDS, FITTINGS, type FittingId, likeOf } from '../data/fittings.ts';
import { ALCOHOLS, FOODS, GOODS, type Good, isTradeable, REMEDIES, TREATS, WEAPONS } from '../data/goods.ts';
import { PEOPLE, PERSON_IDS, type PersonId, type SpiritLine } from '../data/people.ts';
import { DRINKS } from '../rules/dawn/toast.ts';
import { MEALS } from '../rules/evening/dusk.ts';

/** Something a good is good for, as the rules and cards have it. */
export type Use =
  /** Drunk at Dusk (DUSK-1). */
  | { readonly kind: 'water' }
  /** Eaten at Dusk (DUSK-2). */
  | { readonly kind: 'food'; readonly hunger: number }
  /** Drunk at Dawn (DAWN-6); Misery falls by one. */
  | { readonly kind: 'alcohol'; readonly fatigue: number }
  /** Put on a person at Dawn (DAWN-2). */
  | { readonly kind: 'remedy'; readonly state: 'illness' | 'wounds' }
  /** In hand on guard and in a fight (RAID-3, FIGHT-2). */
  | { readonly kind: 'weapon'; readonly die: DieColour }
  /** Spent by firearms (RAID-4, FIGHT-6). */
  | { readonly kind: 'ammo' }
  /** Needed for Rubble, Closed Doors or Bars (DAY-7, DAY-8). */
  | { readonly kind: 'tool'; readonly against: 'rubble' | 'closed-door' | 'bars' }
  /** A person has the habit of it (DAWN-3). */
  | { readonly kind: 'habit'; readonly people: readonly PersonId[] }
  /** Does something in the Spirit of a person (DAWN-3). */
  | { readonly kind: 'spirit'; readonly people: readonly PersonId[] }
  /** Spent by what a Fitting makes or does (DAY-10). */
  | { readonly kind: 'recipe'; readonly recipes: readonly string[] }
  /** Spent on building (DAY-9), one of each kind of Fitting. */
  | { readonly kind: 'building'; readonly fittings: readonly FittingId[] }
  /** Paid for an Objective (MORN-2). */
  | { readonly kind: 'objective'; readonly objectives: readonly ObjectiveId[] }
  /** Given in a trade for this value (TRADE-1). */
  | { readonly kind: 'trade'; readonly value: number };

const TOOLS = { shovel: 'rubble', lockpick: 'closed-door', sawblade: 'bars' } as const;

/** Everything a good is good for, the nearest need first. */
export function usesOf(good: Good): Use[] {
  const recipes = FITTING_IDS.flatMap((fitting) => FITTINGS[fitting].uses)
    .filter(({ cost }) => good in cost)
    .map(({ id }) => id);
  const fittings = FITTING_IDS.filter((id) => good in FITTINGS[id].cost).filter(
    (id, index, all) => all.findIndex((other) => likeOf(other) === likeOf(id)) === index,
  );
  const habit = PERSON_IDS.filter((id) => PEOPLE[id].spirit.some((line) => isHabit(line, good)));
  const spirit = PERSON_IDS.filter((id) => PEOPLE[id].spirit.some((line) => asksFor(line, good)));
  const objectives = OBJECTIVE_IDS.filter((id) => good in OBJECTIVES[id].cost);
  return [
    ...ownUses(good),
    ...(recipes.length > 0 ? [{ kind: 'recipe', recipes } as const] : []),
    ...(fittings.length > 0 ? [{ kind: 'building', fittings } as const] : []),
    ...(habit.length > 0 ? [{ kind: 'habit', people: habit } as const] : []),
    ...(spirit.length > 0 ? [{ kind: 'spirit', people: spirit } as const] : []),
    ...(objectives.length > 0 ? [{ kind: 'objective', objectives } as const] : []),
    ...(isTradeable(good) ? [{ kind: 'trade', value: GOODS[good].value } as const] : []),
  ];
}

/** What it does by itself. */
function ownUses(good: Good): Use[] {
  if (good === 'water') return [{ kind: 'water' }];
  if (good === 'ammo') return [{ kind: 'ammo' }];
  if (isOneOf(FOODS, good)) return [{ kind: 'food', hunger: MEALS[good] }];
  if (isOneOf(ALCOHOLS, good)) return [{ kind: 'alcohol', fatigue: DRINKS[good].fatigue }];
  if (isOneOf(REMEDIES, good)) return [{ kind: 'remedy', state: TREATS[good] }];
  if (isOneOf(WEAPONS, good)) return [{ kind: 'weapon', die: dieOf(good) }];
  if (good in TOOLS) return [{ kind: 'tool', against: TOOLS[good as keyof typeof TOOLS] }];
  return [];
}

function isOneOf<G extends Good>(goods: readonly G[], good: Good): good is G {
  return (goods as readonly Good[]).includes(good);
}

function isHabit(line: SpiritLine, good: Good): boolean {
  return line.kind === 'habit' && line.good === good;
}

function asksFor(line: SpiritLine, good: Good): boolean {
  return line.kind === 'if' && line.when.kind === 'has' && good in line.when.goods;
}
