import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVENTS } from '../../games/diario/src/data/events.ts';
import { EXPLORATION } from '../../games/diario/src/data/exploration.ts';
import { LOCATIONS } from '../../games/diario/src/data/locations.ts';
import { NARRATIVE } from '../../games/diario/src/data/narrative.ts';
import { RESIDENTS } from '../../games/diario/src/data/residents.ts';
import { VISITORS } from '../../games/diario/src/data/visitors.ts';
import type { Effect } from '../../games/diario/src/effects/effect.ts';
import { STORIES } from '../../games/diario/src/stories/book.ts';
import type { Prose, Story } from '../../games/diario/src/stories/story.ts';
import type { PersonProse } from '../../games/diario/src/texts/prose.ts';
import { root } from '../setup/root.mjs';

const FOLDER = join(root, 'games/diario/stories');
const PEOPLE = 'people.json';

/** The words of one language, and the ids that two of its files share. */
export interface Words {
  readonly language: string;
  readonly stories: Readonly<Record<string, Prose>>;
  readonly people: Readonly<Record<string, PersonProse>>;
  readonly twice: readonly string[];
}

/** All that is compared: the stories, what leads to them, and their words. */
export interface Book {
  readonly stories: readonly Story[];
  /** The effects of cards that are resolved at home, and out of doors. */
  readonly cards: Readonly<Record<Story['where'], readonly Effect[]>>;
  readonly words: readonly Words[];
}

export function readBook(): Book {
  const out = [
    ...effectsOf(RESIDENTS),
    ...Object.values(EXPLORATION).flatMap((card) => (card.kind === 'happening' ? card.effects : [])),
    ...Object.values(LOCATIONS).flatMap(({ rule, specials }) => [...rule, ...Object.values(specials).flat()]),
  ];
  const home = [...effectsOf(EVENTS), ...effectsOf(NARRATIVE), ...effectsOf(VISITORS)];
  return { stories: STORIES, cards: { home, out }, words: readdirSync(FOLDER).sort().map(readWords) };
}

function effectsOf(cards: Readonly<Record<string, { readonly effects: readonly Effect[] }>>): Effect[] {
  return Object.values(cards).flatMap(({ effects }) => effects);
}

function readWords(language: string): Words {
  const files = readdirSync(join(FOLDER, language)).sort();
  const read = <T>(file: string): Record<string, T> =>
    JSON.parse(readFileSync(join(FOLDER, language, file), 'utf8'));
  const parts = files.filter((file) => file !== PEOPLE).map((file) => read<Prose>(file));
  const ids = parts.flatMap((part) => Object.keys(part));
  return {
    language,
    stories: Object.assign({}, ...parts),
    people: files.includes(PEOPLE) ? read<PersonProse>(PEOPLE) : {},
    twice: ids.filter((id, index) => ids.indexOf(id) < index),
  };
}
