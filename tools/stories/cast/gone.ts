import type { Condition } from '../../../games/diario/src/data/language/effect.ts';
import type { Story, StoryId } from '../../../games/diario/src/data/language/story.ts';
import type { Role } from '../../../games/diario/src/data/roles.ts';
import type { Book } from '../book.ts';
import { partsOfCondition } from '../conditions.ts';
import { elementsOf, variablesIn } from '../rendering/elements.ts';
import { partsOf, roleOf } from '../rendering/renderings.ts';
import { optionsIn } from '../within.ts';
import { type Place, placesOfLine } from './places.ts';
import { waysTo } from './ways.ts';

/**
 * A story that was put off may find that a person it speaks of has died or left. It is not read then, or every message
 * that names the person selects by fate or stands where fate was looked at.
 */
export function goneComplaints({ stories, words }: Pick<Book, 'stories' | 'words'>): string[] {
  const gone = mayBeGoneAt(stories);
  return words.flatMap(({ language, stories: told }) =>
    stories.flatMap((story) => {
      const prose = told[story.id];
      if (prose === undefined) return [];
      return [...(gone.get(story.id) ?? [])].flatMap((role) =>
        partsOf(prose)
          .filter(({ where, words }) => namesBlindly(words, role) && !isFateKnown(where, role, story))
          .map(({ where }) => `${language}: ${story.id}: ${where} names ${role}, who may be gone`),
      );
    }),
  );
}

/** The roles whose people may be gone when a story is read: cast by an earlier story that was days ago. */
function mayBeGoneAt(stories: readonly Story[]): ReadonlyMap<StoryId, ReadonlySet<Role>> {
  const ways = waysTo(stories);
  const roles = new Map(stories.map(({ id, cast = [] }) => [id, new Set(cast)]));
  const gone = new Map(stories.map(({ id }) => [id, new Set<Role>()]));
  const add = (set: Set<Role> | undefined, role: Role) => set !== undefined && set.size < set.add(role).size;
  for (let grown = true; grown; ) {
    grown = false;
    for (const story of stories)
      for (const way of ways.get(story.id) ?? [])
        for (const role of (way.from && roles.get(way.from.id)) ?? []) {
          if (add(roles.get(story.id), role)) grown = true;
          const isOld = way.days > 0 || (way.from && gone.get(way.from.id)?.has(role)) === true;
          if (isOld && !isExcluded(role, story) && add(gone.get(story.id), role)) grown = true;
        }
  }
  return gone;
}

/** Whether the story is not read if this person is gone; one who was missed from the start is gone anyway. */
function isExcluded(role: Role, { when }: Story): boolean {
  if (role === 'missed') return true;
  return when !== undefined && conjunctsOf(when).some((each) => isAboutFate(each, role));
}

function conjunctsOf(condition: Condition): readonly Condition[] {
  return condition.kind === 'all' ? condition.conditions.flatMap(conjunctsOf) : [condition];
}

/** To be in a state is to be there. */
function isAboutFate(condition: Condition, role: Role): boolean {
  return (condition.kind === 'fate' || condition.kind === 'role') && condition.role === role;
}

function namesBlindly(words: string, role: Role): boolean {
  const elements = elementsOf(words);
  if (typeof elements === 'string') return false;
  const variables = variablesIn(elements).filter((variable) => roleOf(variable) === role);
  return variables.length > 0 && !variables.some((variable) => variable.endsWith('Fate'));
}

/** Whether a line is told, or an option offered, only if a condition has looked at the fate of this person. */
function isFateKnown(where: string, role: Role, story: Story): boolean {
  const looked = (conditions: readonly Condition[]) =>
    conditions.flatMap(partsOfCondition).some((each) => isAboutFate(each, role));
  const told = placesOfLine(where, story);
  const offered = optionsIn(story).filter(({ id }) => where === `option ${id}`);
  // The person who takes a test is there.
  const isThere = ({ isTested, decided }: Place) => (role === 'actor' && isTested) || looked(decided);
  if (told.length + offered.length === 0) return false;
  return told.every(isThere) && offered.every(({ when }) => when !== undefined && looked([when]));
}
