import type { Ask } from '@vigilia/kernel';
import { PEOPLE, type PersonId } from '../../data/people.ts';
import { STATES, type StateName } from '../../data/states.ts';
import type { Choice } from '../../kinds/choices.ts';
import type { View } from '../../kinds/view.ts';
import type { Person } from '../../state/state.ts';
import { among, best } from '../lists.ts';
import { burdenOf, harmOf, weightOf } from '../worth/harm.ts';
import { lossOfAll } from '../worth/worth.ts';

function inGroup(view: View, id: PersonId): Person | undefined {
  return view.people.find((person) => person.id === id);
}

/** Names the person of highest value. */
function nameBest(
  view: View,
  choices: readonly Choice[],
  value: (person: Person) => number,
): Choice | undefined {
  return best(among(choices, 'name', 'wound', 'sacrifice'), ({ person: id }) => {
    const person = inGroup(view, id);
    return person === undefined ? 0 : value(person);
  });
}

function stateOf({ prompt }: Ask<Choice>): StateName {
  return STATES.find((state) => state === prompt.vars.state) ?? 'misery';
}

/** Whom it helps most. */
export function nameForBetter(view: View, ask: Ask<Choice>): Choice | undefined {
  const by = -Number(ask.prompt.vars.by);
  return nameBest(view, ask.choices, (person) => -harmOf(view, person, stateOf(ask), by));
}

/** Who bears it best. */
export function nameForWorse(view: View, ask: Ask<Choice>): Choice | undefined {
  const by = Number(ask.prompt.vars.by);
  return nameBest(view, ask.choices, (person) => -harmOf(view, person, stateOf(ask), by));
}

export function nameWounded(view: View, { choices }: Ask<Choice>): Choice | undefined {
  return nameBest(view, choices, (person) => -harmOf(view, person, 'wounds', 1));
}

/** The person missed least: newcomers before starters, then the one worst off. */
export function nameLost(view: View, { choices }: Ask<Choice>): Choice | undefined {
  return nameBest(view, choices, (person) => burdenOf(person) - 100 * weightOf(view, person));
}

export function nameForEmpathy(view: View, { choices }: Ask<Choice>): Choice | undefined {
  return nameBest(view, choices, ({ id }) => PEOPLE[id].empathy);
}

/** Who can do it, unless a wound more would be too many. */
export function nameForProwess(view: View, { choices }: Ask<Choice>): Choice | undefined {
  return nameBest(view, choices, ({ id, levels }) => PEOPLE[id].prowess - (levels.wounds > 1 ? 2 : 0));
}

/** The nurse goes to the person worst off. */
export function namePatient(view: View, { choices }: Ask<Choice>): Choice | undefined {
  return nameBest(
    view,
    choices,
    (person) => -harmOf(view, person, 'wounds', -1) - harmOf(view, person, 'illness', -1),
  );
}

/** What is missed least. */
export function loseLeast(view: View, { choices }: Ask<Choice>): Choice | undefined {
  return best(among(choices, 'lose'), ({ good }) => -lossOfAll(view, { [good]: 1 }));
}
