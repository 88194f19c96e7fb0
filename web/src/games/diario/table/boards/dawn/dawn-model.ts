import {
  ALCOHOLS,
  afterDrinks,
  afterSupper,
  amountOf,
  canToast,
  careFor,
  dawnProposals,
  FOODS,
  fateMoves,
  type Good,
  helpsAtSupper,
  type Levels,
  needsRemedy,
  OBJECTIVES,
  type Person,
  type PersonId,
  REMEDIES,
  type Remedy,
  SUPPER,
} from '@vigilia/game-diario';
import type { Choice, View } from '../../asked.ts';
import { type BoardModel, fitted } from '../common/board-model.ts';

/** What each person is given at Dawn or at the last supper (DAWN-2, DAWN-6, END-3). */
export interface Dawn {
  readonly delivers: boolean;
  readonly given: Readonly<Partial<Record<PersonId, readonly Good[]>>>;
}

export const dawnModel: BoardModel<Dawn> = {
  proposals: dawnProposals,
  read(_view, plan) {
    const given: Partial<Record<PersonId, Good[]>> = {};
    for (const choice of plan) {
      const good = goodOf(choice);
      if (good === null || !('person' in choice)) continue;
      given[choice.person] ??= [];
      given[choice.person]?.push(good);
    }
    return { delivers: plan.some(({ verb }) => verb === 'deliver'), given };
  },
  write(view, { delivers, given }) {
    const choices = view.people.flatMap(({ id }) => (given[id] ?? []).flatMap((good) => choiceOf(id, good)));
    const remedies = choices.filter(({ verb }) => verb !== 'toast');
    const toasts = choices.filter(({ verb }) => verb === 'toast');
    return fitted(view, [
      ...(delivers ? [{ verb: 'deliver' } as const] : []),
      ...remedies,
      // Remedies and drinks are asked about one after the other; each question ends with its own word.
      ...(view.step === 'treat' ? [{ verb: 'done' } as const] : []),
      ...toasts,
      { verb: 'done' },
    ]);
  },
};

function goodOf(choice: Choice): Good | null {
  if (choice.verb === 'treat') return choice.remedy;
  if (choice.verb === 'toast') return choice.alcohol;
  return choice.verb === 'eat' ? choice.food : null;
}

function choiceOf(person: PersonId, good: Good): Choice[] {
  const remedy = REMEDIES.find((each) => each === good);
  const alcohol = ALCOHOLS.find((each) => each === good);
  const food = FOODS.find((each) => each === good);
  if (remedy !== undefined) return [{ verb: 'treat', person, remedy }];
  if (alcohol !== undefined) return [{ verb: 'toast', person, alcohol }];
  return food === undefined ? [] : [{ verb: 'eat', person, food }];
}

export function givenTo({ given }: Dawn, person: PersonId, good: Good): number {
  return (given[person] ?? []).filter((each) => each === good).length;
}

/** A person's states once all on the board is taken; what Fate does to them is another matter. */
export function levelsAfter(view: View, dawn: Dawn, { id, levels }: Person): Levels {
  const goods = dawn.given[id] ?? [];
  const drunk = afterDrinks(
    levels,
    ALCOHOLS.flatMap((alcohol) => goods.filter((good) => good === alcohol).map(() => alcohol)),
  );
  return view.step === 'last-supper' ? goods.reduce(afterSupper, drunk) : drunk;
}

function remediesOn({ given }: Dawn, { id, remedies }: Person): readonly Remedy[] {
  return REMEDIES.filter((remedy) => remedies.includes(remedy) || given[id]?.includes(remedy));
}

/** What Fate may do to a person as the board stands: by the remedies alone or the care that is certain, and with a nurse's. */
export function fateAhead(view: View, dawn: Dawn, person: Person) {
  const on = remediesOn(dawn, person);
  // A nurse whom a drink puts to sleep looks after no person.
  const people = view.people.map((each) => ({ ...each, levels: levelsAfter(view, dawn, each) }));
  const care = careFor(person.id, people);
  return {
    care,
    moves: fateMoves(view, person, on, { isNursed: care === 'certain' }),
    nursed: fateMoves(view, person, on, { isNursed: true }),
  };
}

/** How many of a good lie unused in Storage as the board stands. */
export function leftOf({ storage, objective }: View, { given, delivers }: Dawn, good: Good): number {
  const used = Object.values(given)
    .flat()
    .filter((each) => each === good).length;
  const paid = delivers && objective !== null ? amountOf(OBJECTIVES[objective.id].cost, good) : 0;
  return amountOf(storage, good) - used - paid;
}

const AT_STEP: Readonly<Record<'treat' | 'toast' | 'last-supper', readonly Good[]>> = {
  treat: [...REMEDIES, ...ALCOHOLS],
  toast: ALCOHOLS,
  'last-supper': SUPPER,
};

function goodsAt({ step }: View): readonly Good[] {
  return step === 'treat' || step === 'toast' || step === 'last-supper' ? AT_STEP[step] : [];
}

/** What this person has on the board, or could be given. */
export function goodsFor(view: View, dawn: Dawn, person: Person): Good[] {
  return goodsAt(view).filter(
    (good) => givenTo(dawn, person.id, good) > 0 || canGive(view, dawn, person, good),
  );
}

/** A remedy for a person who needs it and has none of its kind, a drink for the miserable, a meal for the hungry. */
export function canGive(view: View, dawn: Dawn, person: Person, good: Good): boolean {
  if (leftOf(view, dawn, good) <= 0) return false;
  const levels = levelsAfter(view, dawn, person);
  if (view.step === 'last-supper') return helpsAtSupper(levels, good);
  if (ALCOHOLS.some((alcohol) => alcohol === good)) return canToast(levels);
  const remedy = REMEDIES.find((each) => each === good);
  return remedy !== undefined && needsRemedy({ levels, remedies: remediesOn(dawn, person) }, remedy);
}

/** One more of a good for this person; if there is none to be had, none at all. */
export function withGood(view: View, dawn: Dawn, person: Person, good: Good): Dawn {
  const before = dawn.given[person.id] ?? [];
  const goods = canGive(view, dawn, person, good)
    ? [...before, good]
    : before.filter((each) => each !== good);
  return { ...dawn, given: { ...dawn.given, [person.id]: goods } };
}
