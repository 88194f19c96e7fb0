import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '@vigilia/tools/root';
import { EVENTS } from '../../games/diario/src/data/cards/events.ts';
import { EXPLORATION } from '../../games/diario/src/data/cards/exploration.ts';
import { LOCATIONS } from '../../games/diario/src/data/cards/locations.ts';
import { NARRATIVE } from '../../games/diario/src/data/cards/narrative.ts';
import { RESIDENTS } from '../../games/diario/src/data/cards/residents.ts';
import { VISITORS } from '../../games/diario/src/data/cards/visitors.ts';
import type { Effect } from '../../games/diario/src/data/language/effect.ts';
import type { Prose, Story } from '../../games/diario/src/data/language/story.ts';
import { STORIES } from '../../games/diario/src/stories/book.ts';
import { LINE_KINDS, type LineKind, type Lines } from '../../games/diario/src/texts/lines.ts';
import type { PersonProse } from '../../games/diario/src/texts/prose.ts';

/** A folder for each card that has stories, one for the people, and one for each kind of lines. */
const FOLDER = join(root, 'games/diario/src/book');
const PEOPLE = 'people';
const WITHOUT_STORIES: readonly string[] = [PEOPLE, ...LINE_KINDS];

/** The words of one language, and the ids that two of its files share. */
export interface Words {
  readonly language: string;
  readonly stories: Readonly<Record<string, Prose>>;
  readonly people: Readonly<Record<string, PersonProse>>;
  readonly lines: Readonly<Record<LineKind, Lines>>;
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
  return { stories: STORIES, cards: { home, out }, words: languages().map(readWords) };
}

function effectsOf(cards: Readonly<Record<string, { readonly effects: readonly Effect[] }>>): Effect[] {
  return Object.values(cards).flatMap(({ effects }) => effects);
}

function languages(): string[] {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  const named = files.filter((file) => file.endsWith('.json')).map((file) => basename(file, '.json'));
  return [...new Set(named)].sort();
}

function readWords(language: string): Words {
  const read = <T>(folder: string): Record<string, T> => {
    const file = join(FOLDER, folder, `${language}.json`);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  };
  const parts = readdirSync(FOLDER)
    .filter((folder) => !WITHOUT_STORIES.includes(folder))
    .map((folder) => read<Prose>(folder));
  const ids = parts.flatMap((part) => Object.keys(part));
  return {
    language,
    stories: Object.assign({}, ...parts),
    people: read<PersonProse>(PEOPLE),
    lines: Object.fromEntries(
      LINE_KINDS.map((kind) => [kind, read<readonly string[]>(kind)]),
    ) as Words['lines'],
    twice: ids.filter((id, index) => ids.indexOf(id) < index),
  };
}
