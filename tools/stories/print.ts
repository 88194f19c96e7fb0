import { createHash } from 'node:crypto';
import { ORIGINAL } from '@vigilia/tools/texts';
import type { Effect } from '../../games/diario/src/data/language/effect.ts';
import type { Prose, Story } from '../../games/diario/src/data/language/story.ts';
import { effectsWithin } from '../../games/diario/src/data/language/within.ts';
import { PERSON_IDS } from '../../games/diario/src/data/people.ts';
import { ROLES } from '../../games/diario/src/data/roles.ts';
import { castVars } from '../../games/diario/src/texts/cast.ts';
import type { Book } from './book.ts';
import { elementsOf } from './rendering/elements.ts';
import { render } from './rendering/render.ts';
import { partsOf, sayIn } from './rendering/renderings.ts';

interface Chosen {
  readonly count: number;
  /** Decides which stories are printed, and who plays which part. */
  readonly seed: string;
  /** Stands below the original, if it is another. */
  readonly language: string;
}

/** Stories in full, drawn by a seed among those that have words in the language. */
export function printed({ stories, words }: Book, { count, seed, language }: Chosen): string[] {
  const spoken = [...new Set([ORIGINAL, language])].map((each) => ({
    language: each,
    told: words.find((one) => one.language === each)?.stories ?? {},
  }));
  const whole = stories.filter(({ id }) => spoken.every(({ told }) => told[id] !== undefined));
  const ids = drawn(
    whole.map(({ id }) => id),
    seed,
  ).slice(0, count);
  return ids.flatMap((id) => {
    const story = whole.find((each) => each.id === id);
    if (story === undefined) return [];
    const cast = castBy(`${seed} ${id}`);
    const versions = spoken.map(({ language: each, told }) => said(told[id], each, cast));
    const parts = orderOf(story).flatMap((part) => [
      `[${part}]`,
      ...versions.flatMap((version) => version.get(part) ?? []),
    ]);
    return [heading(story), ...parts, ''];
  });
}

function heading({ id, register = 'narration', notes }: Story): string {
  return `## ${id} (${[register, ...notes].join(', ')})`;
}

/** Each line below the option that leads to it. */
function orderOf({ effects, options }: Story): string[] {
  const lines = (of: readonly Effect[]) =>
    effectsWithin(of).flatMap((effect) => (effect.kind === 'tell' ? [`line ${effect.line}`] : []));
  const parts = options.flatMap((option) => [`option ${option.id}`, ...lines(option.effects)]);
  return [...new Set(['title', 'text', ...lines(effects), ...parts])];
}

function said(prose: Prose | undefined, language: string, cast: readonly string[]): Map<string, string> {
  const say = sayIn(language);
  const parts = prose === undefined ? [] : partsOf(prose);
  return new Map(
    parts.map(({ where, words }) => {
      const elements = elementsOf(words);
      return [where, typeof elements === 'string' ? words : render(elements, castVars(cast), say)];
    }),
  );
}

/** All are there but the one who is missed. There are more roles than people, and no story has them all. */
function castBy(seed: string): string[] {
  const people = drawn(PERSON_IDS, seed);
  return ROLES.map((role, index) => {
    const person = people[index % people.length];
    return `${role}:${person}:${role === 'missed' ? 'dead' : 'here'}`;
  });
}

/** All of them in an order that only the seed decides. */
function drawn<Id extends string>(ids: readonly Id[], seed: string): Id[] {
  const rank = (id: Id) => createHash('sha256').update(`${seed} ${id}`).digest('hex');
  return ids.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1));
}
