import { type Ask, countChoices } from '@vigilia/kernel';
import type { Stake } from '../data/language/stakes.ts';
import { STATES } from '../data/states.ts';
import type { Choice } from '../kinds/choices.ts';
import type { View } from '../kinds/view.ts';
import { kindsIn } from '../rules/table/goods.ts';
import { takesOut } from '../rules/table/levels.ts';
import { actionsOf, isAwake } from '../rules/table/people.ts';
import { shelfAt } from '../rules/table/shelves.ts';
import type { Person } from '../state/state.ts';
import { namingsOf } from './namings.ts';

/**
 * Whether a decision of a story or a card can be taken back freely, as far as the view tells for certain: nothing is drawn
 * or shown, no life ends, and the Leader is asked again. If the player settles a name along with it, it waits.
 */
export function canTakeBack(view: View, ask: Ask<Choice>, plan: readonly Choice[]): boolean {
  const { deciding, seats, spoke } = view;
  const [only, ...more] = plan;
  if (deciding === null || only?.verb !== 'decide' || more.length > 0) return false;
  // The next question goes to every seat: each must have been asked this one too.
  if (seats > 1 && (spoke.length > 0 || countChoices(ask) === 1)) return false;
  const stakes = deciding.options[only.option]?.stakes ?? [];
  if (!stakes.every(drawsNothing) || weighsHeavily(view, stakes) || namingsOf(view, only).length > 0)
    return false;
  return deciding.asksOn || stakes.some((stake) => asks(view, stake));
}

function drawsNothing({ kind }: Stake): boolean {
  return DRAWS_NOTHING.includes(kind);
}

const DRAWS_NOTHING: readonly Stake['kind'][] = [
  'gain',
  'lose',
  'eliminate',
  'lose-any',
  'change',
  'cold',
  'tonight',
  'noise',
  'stays',
  'later',
  'ideas',
];

/** Whether a life may end, or no person be left to act: whom an effect means is not looked at. */
export function weighsHeavily({ people }: View, stakes: readonly Stake[]): boolean {
  const worse = people.map((person): Person => {
    const levels = { ...person.levels };
    for (const stake of stakes) if (stake.kind === 'change') levels[stake.state] += Math.max(0, stake.by);
    return { ...person, levels };
  });
  const isLost = ({ levels }: Person) => STATES.some((state) => takesOut(state, levels[state]));
  const sleeps = (group: readonly Person[]) => group.filter((person) => !isAwake(person)).length;
  return (
    worse.some(isLost) || sleeps(worse) > sleeps(people) || worse.every((person) => actionsOf(person) === 0)
  );
}

/** Whether a stake is a question by itself, for certain: of several kinds of goods, one is named. */
function asks(view: View, stake: Stake): boolean {
  if (stake.kind === 'ideas') return view.ideas.length > 0;
  if (stake.kind !== 'lose-any' || stake.of !== 'any' || view.deciding === null) return false;
  return kindsIn(view[shelfAt(view.deciding.where)]).length > MANY_KINDS;
}

/** Of more kinds than this, what an option costs or takes by itself leaves at least two. */
const MANY_KINDS = 6;
