import type { Variables } from '@vigilia/kernel';
import { PEOPLE, type PersonId } from '../data/people.ts';
import type { Cast } from '../data/roles.ts';
import type { Deciding } from '../kinds/view.ts';
import { formsOf } from './forms.ts';

/** Who plays which part, each written `role:person:fate`. */
type WrittenCast = readonly string[];

/** The people in the parts, whatever became of them. */
export function castIn(cast: WrittenCast = []): Cast {
  return Object.fromEntries(cast.map((written) => written.split(':').slice(0, 2)));
}

/** The id of something in the story book, and those it speaks of, as one variable. */
export function withCast(id: string, cast: WrittenCast = []): string {
  return [id, ...cast].join(' ');
}

/** An option of the decision that is open, as its story words it. */
export function storyOption(option: string, { story, cast }: Pick<Deciding, 'story' | 'cast'>): string {
  return story === null ? option : withCast(`${story}:${option}`, cast);
}

/** What `withCast` wrote together. */
export function splitCast(written: string): { readonly id: string; readonly vars: Variables } {
  const [id = '', ...cast] = written.split(' ');
  return { id, vars: castVars(cast) };
}

/**
 * What the words of a story may say of a person in a part: `{ill}` is the name, `illIs` whether a woman or a man,
 * `illFate` whether still here, dead, or gone away, and `ill_gen` the name in a form that some language needs.
 */
export function castVars(cast: WrittenCast = []): Variables {
  const vars: Record<string, string> = {};
  for (const written of cast) {
    const [role = '', person = '', fate = ''] = written.split(':');
    vars[role] = person;
    vars[`${role}Is`] = PEOPLE[person as PersonId].gender;
    vars[`${role}Fate`] = fate;
    Object.assign(vars, formsOf(role, person));
  }
  return vars;
}
