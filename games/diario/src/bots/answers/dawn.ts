import type { Ask } from '@vigilia/kernel';
import { NARRATIVE } from '../../data/cards/narrative.ts';
import { type Good, TREATS } from '../../data/goods.ts';
import type { PersonId } from '../../data/people.ts';
import type { Choice } from '../../kinds/choices.ts';
import type { View } from '../../kinds/view.ts';
import { DRINKS } from '../../rules/dawn/toast.ts';
import { MEALS } from '../../rules/evening/dusk.ts';
import type { Person } from '../../state/state.ts';
import { among, best } from '../lists.ts';
import { harmOf } from '../worth/harm.ts';
import { weigh } from '../worth/weigh.ts';
import { lossOfAll } from '../worth/worth.ts';

/** A drop of mercy is worth it only if it changes something. */
const ENOUGH = 0.4;

function personIn(view: View, id: PersonId): Person | undefined {
  return view.people.find((person) => person.id === id);
}

/** Remedies for the person worst off; Herbal Meds for those without better. */
export function treat(view: View, { choices }: Ask<Choice>): Choice | undefined {
  const treatments = among(choices, 'treat').filter(
    ({ person, remedy }) => remedy !== 'herbal-meds' || !personIn(view, person)?.remedies.includes('meds'),
  );
  const chosen = best(treatments, ({ person: id, remedy }) => {
    const person = personIn(view, id);
    if (person === undefined) return 0;
    const relief = -harmOf(view, person, TREATS[remedy], -1);
    return remedy === 'herbal-meds' ? relief / 2 : relief;
  });
  return chosen ?? choices.find(({ verb }) => verb === 'done');
}

/** A drink if Misery weighs more than a day's tiredness. */
export function toast(view: View, { choices }: Ask<Choice>): Choice | undefined {
  return best(among(choices, 'toast', 'done'), (choice) => {
    if (choice.verb === 'done') return ENOUGH;
    const person = personIn(view, choice.person);
    if (person === undefined) return 0;
    const { fatigue, misery } = DRINKS[choice.alcohol];
    return -harmOf(view, person, 'misery', misery) - harmOf(view, person, 'fatigue', fatigue);
  });
}

/** A habit is fed as long as it is cheaper than what it would do. */
export function habit(view: View, { choices, prompt }: Ask<Choice>): Choice | undefined {
  const person = personIn(view, prompt.vars.person as PersonId);
  const felt = person === undefined ? 0 : harmOf(view, person, 'misery', Number(prompt.vars.misery));
  const cost = lossOfAll(view, { [prompt.vars.good as Good]: 1 });
  // It would be worth more only because a person longs for it.
  return (felt + 1.5 > cost ? choices.find(({ verb }) => verb === 'indulge') : undefined) ?? choices.at(-1);
}

export function narrate(view: View, { choices }: Ask<Choice>): Choice | undefined {
  return best(among(choices, 'narrate'), ({ narrative }) =>
    weigh(view, NARRATIVE[narrative].effects, 'home'),
  );
}

/** Nothing needs to be kept any more: the worst first. */
export function lastSupper(view: View, { choices }: Ask<Choice>): Choice | undefined {
  return best(among(choices, 'eat', 'treat', 'done'), (choice) => {
    if (choice.verb === 'done') return 0;
    const person = personIn(view, choice.person);
    if (person === undefined) return 0;
    if (choice.verb === 'treat') return -harmOf(view, person, TREATS[choice.remedy], -1);
    return -harmOf(view, person, 'hunger', MEALS[choice.food]);
  });
}
