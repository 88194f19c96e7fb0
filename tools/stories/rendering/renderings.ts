import { type Messages, messagesOf } from '@vigilia/tools/texts';
import type { Fate } from '../../../games/diario/src/data/language/effect.ts';
import type { Prose } from '../../../games/diario/src/data/language/story.ts';
import { PERSON_IDS } from '../../../games/diario/src/data/people.ts';
import { ROLES, type Role } from '../../../games/diario/src/data/roles.ts';
import { castVars } from '../../../games/diario/src/texts/cast.ts';
import { nameOf } from '../../../games/diario/src/texts/names.ts';
import { elementsOf, variablesIn } from './elements.ts';
import { render, type Say } from './render.ts';

/** One part of a story as a reader may see it. */
export interface Rendering {
  /** `title`, `text`, `option walk-on`, `line soft`. */
  readonly where: string;
  readonly text: string;
}

const FATES: readonly Fate[] = ['here', 'dead', 'left'];

/**
 * Every part of a story in a language, rendered with each of the people in each role that its words name, and, if they
 * select by it, with every fate. A message that cannot be read is its own rendering.
 */
export function renderingsOf(prose: Prose, language: string): Rendering[] {
  return partsOf(prose).flatMap(({ where, words }) =>
    textsOf(words, language).map((text) => ({ where, text })),
  );
}

/** A message rendered with each of the people. */
export function textsOf(words: string, language: string): string[] {
  const elements = elementsOf(words);
  if (typeof elements === 'string') return [words];
  return castsFor(variablesIn(elements)).map((cast) => render(elements, castVars(cast), sayIn(language)));
}

/** Every message of a story, and where it stands. */
export function partsOf({ title, text, options, lines }: Prose): { where: string; words: string }[] {
  return [
    { where: 'title', words: title },
    { where: 'text', words: text.join('\n\n') },
    ...Object.entries(options).map(([id, words]) => ({ where: `option ${id}`, words })),
    ...Object.entries(lines).map(([id, words]) => ({ where: `line ${id}`, words })),
  ];
}

/** The role of which a variable speaks: `ill` of `ill`, `illIs`, `illFate` and `ill_gen`. */
export function roleOf(variable: string): Role | undefined {
  return ROLES.find((role) => variable === role.concat(variable.slice(role.length).match(ASPECT)?.[0] ?? ''));
}

const ASPECT = /^(Is|Fate|_[a-zA-Z]+)$/;

/** The casts with which a message is tried, each as an event writes it. */
function castsFor(variables: readonly string[]): string[][] {
  const roles = [...new Set(variables.flatMap((variable) => roleOf(variable) ?? []))];
  if (roles.length === 0) return [[]];
  const fates = variables.some((variable) => variable.endsWith('Fate')) ? FATES : FATES.slice(0, 1);
  return PERSON_IDS.flatMap((_, turn) =>
    fates.map((_, shift) =>
      roles.map((role, index) => {
        const person = PERSON_IDS[(turn + index) % PERSON_IDS.length];
        return `${role}:${person}:${fates[(shift + index) % fates.length]}`;
      }),
    ),
  );
}

const TEXTS = new Map<string, Messages>();

/** Names people as the texts of the game do. */
export function sayIn(language: string): Say {
  const texts = TEXTS.get(language) ?? messagesOf('games/diario', language) ?? {};
  TEXTS.set(language, texts);
  return (variable, value) => {
    const name = nameOf(variable, value);
    if ('key' in name) return texts[name.key] ?? null;
    return 'written' in name ? String(name.written) : null;
  };
}
