import type { Condition, Effect, Option } from '../../../games/diario/src/data/language/effect.ts';
import { effectsWithin } from '../../../games/diario/src/data/language/within.ts';

/**
 * What two options of one story would both find: which conditions hold, and how each test would end. A test of the same
 * kind ends for both alike, as the Leader can name the same person for either.
 */
export type World = ReadonlyMap<string, boolean>;

/** With more questions than this two options are not compared. */
const MOST_QUESTIONS = 8;

/** Every world in which these conditions hold, for options that ask these questions; null if there are too many. */
export function worldsFor(options: readonly Option[], given: readonly Condition[]): World[] | null {
  const asked = options.flatMap(({ effects }) => effectsWithin(effects).flatMap(questionsOf));
  const questions = [...new Set([...asked, ...given.flatMap(factsIn)])];
  if (questions.length > MOST_QUESTIONS) return null;
  let worlds: World[] = [new Map()];
  for (const question of questions)
    worlds = worlds.flatMap((world) =>
      [true, false].map((answer) => new Map([...world, [question, answer]])),
    );
  return worlds.filter((world) => given.every((condition) => isSo(condition, world)));
}

function questionsOf(effect: Effect): string[] {
  if (effect.kind === 'if') return factsIn(effect.when);
  return effect.kind === 'test' && effect.test.kind !== 'd10' ? [questionOf(effect.test)] : [];
}

/** What a test asks of the world. */
export function questionOf(test: { readonly kind: string; readonly need?: number }): string {
  return `${test.kind} ${test.need ?? ''}`;
}

function factsIn(condition: Condition): string[] {
  if (condition.kind === 'not') return factsIn(condition.condition);
  if (condition.kind === 'all') return condition.conditions.flatMap(factsIn);
  return [JSON.stringify(condition)];
}

export function isSo(condition: Condition, world: World): boolean {
  if (condition.kind === 'not') return !isSo(condition.condition, world);
  if (condition.kind === 'all') return condition.conditions.every((each) => isSo(each, world));
  return world.get(JSON.stringify(condition)) === true;
}
