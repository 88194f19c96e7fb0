import type { Language, Variable, Variables } from '@vigilia/kernel';

/**
 * Forms of a person's name that some languages need in the words of a story or of a stake: cases, and the name with an
 * article or a preposition that depends on it. A story says `{ill_gen}`; the catalog of that language, and of no other,
 * has a section `person-gen` with the form of each name.
 */
export const FORMS: Readonly<Partial<Record<Language, readonly string[]>>> = {
  /** After the preposition "a": "ad Anton". */
  it: ['a'],
  /** With the article ("o Marin", "O Marin"), and after "de", "a", "em" and "por". */
  pt: ['o', 'O', 'de', 'a', 'em', 'por'],
  /** The cases but the first, and the name after "о" or "об". */
  ru: ['gen', 'dat', 'acc', 'ins', 'prep', 'o'],
};

/** The forms of all languages, each once. */
export const ALL_FORMS: readonly string[] = [...new Set(Object.values(FORMS).flat())];

/** The section of a catalog with the names in a form. */
export function formSection(form: string): string {
  return `person-${form}`;
}

const MARK = '_';

/** A person's name in every form, each as a variable of its own; of several people, a list of each form. */
export function formsOf<V extends Variable>(role: string, people: V): Readonly<Record<string, V>> {
  return Object.fromEntries(ALL_FORMS.map((form) => [formVariable(role, form), people]));
}

/** The variables of a sentence, with the people it names in every form. */
export function withForms(vars: Variables): Variables {
  const { person, people } = vars;
  return {
    ...vars,
    ...(person === undefined ? {} : formsOf('person', person)),
    ...(people === undefined ? {} : formsOf('people', people)),
  };
}

/** The variable with which the words of a story name a person in a form. */
export function formVariable(role: string, form: string): string {
  return `${role}${MARK}${form}`;
}

/** The role and the form of such a variable; null for any other. */
export function splitForm(variable: string): { readonly role: string; readonly form: string } | null {
  const [role, form] = variable.split(MARK);
  return role === undefined || form === undefined || !ALL_FORMS.includes(form) ? null : { role, form };
}
