import type { Story } from '../data/language/story.ts';
import { PEOPLE, type PersonId } from '../data/people.ts';
import type { Cast, Role } from '../data/roles.ts';
import type { StateName } from '../data/states.ts';
import type { Person, Table } from '../state/state.ts';

/** Among whom the parts of a story are given out. */
export interface Company extends Pick<Table, 'day' | 'gone' | 'starters'> {
  /** Those at the scene, in the order of the table. */
  readonly present: readonly Person[];
  readonly actor: PersonId | null;
  /** Parts given out by an earlier story that led here. */
  readonly cast: Cast;
}

/**
 * Gives out the parts of a story, in the order in which it names them, each to another person; null if one finds no
 * person. Nothing is drawn: of several who could play a part, the day decides.
 */
export function castOf({ cast: roles = [] }: Pick<Story, 'cast'>, company: Company): Cast | null {
  let cast = company.cast;
  for (const role of roles) {
    if (cast[role] !== undefined) continue;
    const taken = new Set(Object.values(cast));
    const person = FINDERS[role](company, (id) => !taken.has(id));
    if (person === undefined) return null;
    cast = { ...cast, [role]: person };
  }
  return cast;
}

type Finder = (company: Company, isFree: (id: PersonId) => boolean) => PersonId | undefined;

const FINDERS: Readonly<Record<Role, Finder>> = {
  actor: ({ actor, present }, isFree) =>
    actor !== null && isFree(actor) && present.some(({ id }) => id === actor) ? actor : undefined,
  ill: worst('illness'),
  hungry: worst('hunger'),
  tired: worst('fatigue'),
  hurt: worst('wounds'),
  sad: worst('misery'),
  strong: most(({ id }) => PEOPLE[id].prowess),
  gentle: most(({ id }) => PEOPLE[id].empathy),
  against: most(({ id }) => -PEOPLE[id].empathy),
  newest: ({ present, starters }, isFree) =>
    present.findLast(({ id }) => isFree(id) && !starters.includes(id))?.id,
  missed: ({ gone }, isFree) => gone.findLast(({ id }) => isFree(id))?.id,
  other: another,
  third: another,
};

/** Not the one whom the story is about, if there is a choice. */
function another(company: Company, isFree: (id: PersonId) => boolean): PersonId | undefined {
  return most(({ id }) => (id === company.actor ? 0 : 1))(company, isFree);
}

/** The one in whom this state is worst, if it shows in any. */
function worst(state: StateName): Finder {
  const find = most(({ levels }) => levels[state]);
  return ({ present, ...company }, isFree) =>
    find({ ...company, present: present.filter(({ levels }) => levels[state] > 0) }, isFree);
}

/** The one of whom there is most; of equals the first, counted from another one every day. */
function most(measure: (person: Person) => number): Finder {
  return ({ present, day }, isFree) => {
    const free = present.filter(({ id }) => isFree(id));
    const first = free.length === 0 ? 0 : day % free.length;
    let found: Person | undefined;
    for (const person of [...free.slice(first), ...free.slice(0, first)])
      if (found === undefined || measure(person) > measure(found)) found = person;
    return found?.id;
  };
}
